// Passkeys: asks the hall what to ask the device for, and brings back what it answered. And small helps of one's page.

import { $, all, toast } from "./hall.js";

const PATHS = {
  "sign-in": ["/sign-in/ask", "/sign-in/passkey"],
  join: ["/join/ask", "/join/passkey"],
  you: ["/you/passkey/ask", "/you/passkey"],
};

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function post(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.error);
  return found;
}

function withBytes(key) {
  return { ...key, id: bytes(key.id) };
}

async function make(options) {
  options.challenge = bytes(options.challenge);
  options.user.id = bytes(options.user.id);
  options.excludeCredentials = (options.excludeCredentials ?? []).map(withBytes);
  const made = await navigator.credentials.create({ publicKey: options });
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response: {
      clientDataJSON: text(made.response.clientDataJSON),
      attestationObject: text(made.response.attestationObject),
    },
  };
}

async function show(options) {
  options.challenge = bytes(options.challenge);
  options.allowCredentials = (options.allowCredentials ?? []).map(withBytes);
  const shown = await navigator.credentials.get({ publicKey: options });
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response;
  return {
    id: shown.id,
    rawId: text(shown.rawId),
    type: shown.type,
    response: {
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: userHandle ? text(userHandle) : null,
    },
  };
}

/** What is written beside the button, for somebody who joins; null: something is missing. */
function wish() {
  const fields = ["name", "invitation"].map((name) => $(`#join-form [name=${name}]`)).filter(Boolean);
  if (fields.some((field) => !field.reportValidity())) return null;
  return Object.fromEntries(fields.map((field) => [field.name, field.value]));
}

function tell(button, words) {
  const place = $("[data-passkey-wrong]", button.parentElement);
  place.textContent = words;
  place.hidden = !words;
}

async function press(button) {
  const what = button.dataset.passkey;
  const body = what === "join" ? wish() : {};
  if (!body) return;
  const [ask, answer] = PATHS[what];
  button.disabled = true;
  tell(button, "");
  try {
    const options = await post(ask, body);
    const credential = await (what === "sign-in" ? show(options) : make(options));
    const { to } = await post(answer, { credential });
    location.assign(button.dataset.to || to);
    if (to.startsWith(location.pathname)) location.reload();
  } catch (error) {
    // A DOMException is the device's: nobody there, too late, or said no.
    tell(button, error instanceof DOMException ? button.dataset.refused : error.message);
    button.disabled = false;
  }
}

for (const button of all("[data-passkey]")) {
  if (!window.PublicKeyCredential) {
    button.disabled = true;
    tell(button, button.dataset.without);
  }
  button.addEventListener("click", () => press(button));
}

for (const form of all("[data-look]")) {
  form.classList.add("by-itself");
  form.addEventListener("change", () => form.requestSubmit());
}

for (const button of all("[data-copy-codes]")) {
  button.hidden = !navigator.clipboard;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(all("#codes code").map((code) => code.textContent).join("\n"));
    toast(button.dataset.copied);
  });
}

for (const button of all("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
