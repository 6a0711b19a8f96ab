// A small form of the page's own.

import { h, showDialog } from "./dom.js";

/** `fields` are inputs by label; resolves with their values, or with nothing if called off. */
export async function ask(title, fields, words) {
  let told;
  const send = (event) => {
    event.preventDefault();
    told = Object.values(fields).map((input) => input.value.trim());
    if (told.every(Boolean)) dialog.close();
  };
  const dialog = h(
    "dialog",
    { className: "form", "aria-label": title },
    h(
      "form",
      { onsubmit: send },
      h("h2", {}, title),
      Object.entries(fields).map(([label, input]) =>
        h("label", { className: "field" }, label, input),
      ),
      h(
        "div",
        { className: "row end" },
        h(
          "button",
          { type: "button", className: "button secondary", onclick: () => (told = dialog.close()) },
          words.cancel,
        ),
        h("button", { className: "button primary" }, words.add),
      ),
    ),
  );
  await showDialog(dialog);
  return told?.every(Boolean) ? told : undefined;
}

export const nameField = () =>
  h("input", { type: "text", required: true, maxlength: 32, autocomplete: "off" });
