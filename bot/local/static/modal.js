// A form that the bot has opened: a dialog with a field for each input.

import { freshId, h, showDialog } from "./dom.js";
import { markdown } from "./markdown.js";

const LABEL = 18;
const ROW = 1;
const TEXT_DISPLAY = 10;
const PARAGRAPH = 2;

/** `submit` sends the values off and answers with a failure in words, or nothing. */
export function openModal(modal, about, submit) {
  const readers = new Map();
  const failure = h("p", { className: "failure", role: "alert", hidden: true });
  const fields = modal.components.flatMap((one) => section(one, about, readers));
  const form = h(
    "form",
    { onsubmit: send },
    h("h2", {}, modal.title),
    fields,
    failure,
    h(
      "div",
      { className: "row end" },
      h(
        "button",
        { type: "button", className: "button secondary", onclick: () => dialog.close() },
        about.words.cancel,
      ),
      h("button", { className: "button primary" }, about.words.submit),
    ),
  );
  const dialog = h("dialog", { className: "form", "aria-label": modal.title }, form);

  async function send(event) {
    event.preventDefault();
    const values = Object.fromEntries([...readers].map(([id, read]) => [id, read()]));
    const said = await submit(values);
    failure.hidden = !said;
    failure.textContent = said ?? "";
    if (!said) dialog.close();
  }

  return showDialog(dialog);
}

function section(one, about, readers) {
  if (one.type === TEXT_DISPLAY)
    return [h("div", { className: "text" }, markdown(one.content, about))];
  if (one.type === LABEL)
    return [labelled(one.label, one.description, one.component, about, readers)];
  if (one.type === ROW)
    return one.components.map((field) => labelled(field.label, null, field, about, readers));
  return [];
}

function labelled(label, description, field, about, readers) {
  const id = freshId("field");
  const { node, read, group } = (FIELD[field.type] ?? text)(field, id, about);
  readers.set(field.custom_id, read);
  const star =
    field.required === false
      ? null
      : h("span", { className: "star", title: about.words.required }, " *");
  const title = group ? h("legend", {}, label, star) : h("label", { htmlFor: id }, label, star);
  return h(
    group ? "fieldset" : "div",
    { className: "field" },
    title,
    description && h("small", {}, description),
    node,
  );
}

const FIELD = { 3: choice, 4: text, 5: people, 21: radio, 22: checks, 23: checkbox };

function text(field, id) {
  const props = {
    id,
    value: field.value ?? "",
    placeholder: field.placeholder,
    minlength: field.min_length,
    maxlength: field.max_length,
    required: field.required !== false,
  };
  const node =
    field.style === PARAGRAPH
      ? h("textarea", { ...props, rows: 4 })
      : h("input", { ...props, type: "text" });
  return { node, read: () => node.value };
}

function choice(field, id) {
  return native(field, id, field.options, (value) => value);
}

function people(field, id, about) {
  const options = about.people.map((one) => ({ value: one.id, label: one.name }));
  return native(field, id, options, (user) => ({ user }));
}

function native(field, id, options, told) {
  const many = (field.max_values ?? 1) > 1;
  const items = options.map((one) =>
    h("option", { value: one.value, selected: one.default }, one.label),
  );
  const node = h(
    "select",
    { id, multiple: many, required: field.required !== false },
    !many && h("option", { value: "" }, field.placeholder ?? ""),
    items,
  );
  return {
    node,
    read: () => [...node.selectedOptions].filter((one) => one.value).map((one) => told(one.value)),
  };
}

function radio(field, id) {
  const inputs = field.options.map((one) =>
    h("input", {
      type: "radio",
      name: id,
      value: one.value,
      checked: one.default,
      required: field.required !== false,
    }),
  );
  const node = h(
    "div",
    {},
    inputs.map((input, at) => option(input, field.options[at])),
  );
  return { node, group: true, read: () => inputs.find((one) => one.checked)?.value ?? null };
}

function checks(field, id) {
  const inputs = field.options.map((one) =>
    h("input", { type: "checkbox", name: id, value: one.value, checked: one.default }),
  );
  const node = h(
    "div",
    {},
    inputs.map((input, at) => option(input, field.options[at])),
  );
  return {
    node,
    group: true,
    read: () => inputs.filter((one) => one.checked).map((one) => one.value),
  };
}

function checkbox(field, id) {
  const node = h("input", { id, type: "checkbox", checked: field.default });
  return { node, read: () => node.checked };
}

function option(input, one) {
  return h(
    "label",
    { className: "choice" },
    input,
    h("span", {}, one.label, one.description && h("small", {}, one.description)),
  );
}
