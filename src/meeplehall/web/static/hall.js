// What every page does: theme, dialogs, copying links, opening a record.

const root = document.documentElement;

export function $(selector, within = document) {
  return within.querySelector(selector);
}

export function all(selector, within = document) {
  return [...within.querySelectorAll(selector)];
}

/** The data a page carries in a script element of that id. */
export function carried(id) {
  const element = document.getElementById(id);
  return element ? JSON.parse(element.textContent) : null;
}

/** A short message at the foot of the page. */
export function toast(text, kind = "") {
  let box = $("#toast");
  if (!box) {
    box = document.createElement("div");
    box.id = "toast";
    box.setAttribute("role", "status");
    document.body.append(box);
  }
  box.textContent = text;
  box.className = `toast ${kind}`;
  clearTimeout(toast.timer);
  if (kind !== "stays") toast.timer = setTimeout(() => box.remove(), 4000);
}

export function untoast() {
  $("#toast")?.remove();
}

export function openDialog(id) {
  const dialog = document.getElementById(`d-${id}`);
  if (dialog && !dialog.open) {
    dialog.showModal();
    dialog.scrollTop = 0;
  }
  return dialog;
}

function isNight() {
  const theme = root.dataset.theme;
  return theme ? theme === "night" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function toggleTheme() {
  const theme = isNight() ? "day" : "night";
  root.dataset.theme = theme;
  document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`;
}

async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  const words = $("span", button) || button;
  const before = words.textContent;
  words.textContent = button.dataset.done;
  setTimeout(() => (words.textContent = before), 1500);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-do], [data-open], [data-copy]");
  if (!button) {
    // A click beside a dialog closes it.
    if (event.target instanceof HTMLDialogElement && event.target.id !== "d-ending") event.target.close();
    return;
  }
  if (button.dataset.do === "theme") toggleTheme();
  if (button.dataset.do === "language") {
    document.cookie = `language=${button.dataset.language}; path=/; max-age=31536000; samesite=lax`;
    location.reload();
  }
  if (button.dataset.do === "close") button.closest("dialog")?.close();
  if (button.dataset.copy) copy(button);
  if (button.dataset.open) openDialog(button.dataset.open);
});

for (const field of all("[data-link]")) field.value = new URL(field.dataset.link, location.origin).href;

if (navigator.share) {
  for (const button of all("[data-share]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const url = document.getElementById(button.dataset.share).value;
      navigator.share({ title: document.title, text: button.dataset.text, url }).catch(() => {});
    });
  }
}

if (window.isSecureContext) navigator.serviceWorker?.register("/sw.js").catch(() => {});

const file = $("#record-file");
file?.addEventListener("change", async () => {
  const said = $("#record-said");
  if (!file.files.length) return;
  said.textContent = file.files[0].name;
  const answer = await fetch("/records", {
    method: "POST",
    headers: { "Content-Type": "text/plain", Accept: "application/json" },
    body: await file.files[0].text(),
  });
  const data = await answer.json();
  if (answer.ok) location.assign(data.url);
  else said.textContent = data.error;
  file.value = "";
});
