// Short sounds out of plain tones. Silent unless they are switched on.

const NOTES = {
  turn: ["sine", [659, 0, 0.16], [880, 0.14, 0.28]],
  die: ["square", [170, 0, 0.03], [230, 0.07, 0.03], [140, 0.13, 0.04], [190, 0.21, 0.05]],
  points: ["triangle", [523, 0, 0.1], [659, 0.08, 0.1], [784, 0.16, 0.2]],
  end: ["triangle", [392, 0, 0.5], [523, 0.12, 0.5], [659, 0.24, 0.5], [784, 0.36, 0.9]],
};
const LOUD = { sine: 0.12, square: 0.03, triangle: 0.1 };

let audio = null;

/** One of: turn, die, points, end. */
export function sound(name) {
  if (localStorage.getItem("sound") !== "on") return;
  document.body.dataset.sounded = name;
  audio ??= new AudioContext();
  audio.resume().catch(() => {}); // before the first press a browser keeps silent
  const [shape, ...notes] = NOTES[name];
  for (const [pitch, start, length] of notes) play(shape, pitch, audio.currentTime + start, length);
}

function play(shape, pitch, from, length) {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUD[shape], from + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}
