// Elements from names, properties and children. Texts become text nodes, never markup.

const DIRECT = new Set([
  "className",
  "value",
  "checked",
  "disabled",
  "hidden",
  "htmlFor",
  "tabIndex",
]);

const FOCUSABLE =
  "button:not([disabled]), a[href], input:not([disabled]), textarea, select, [tabindex='0']";

export function h(name, props = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (DIRECT.has(key)) node[key] = value;
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  node.append(...children.flat(3).filter((child) => child || child === 0));
  return node;
}

/** Puts these children in the place of all others. */
export function fill(node, ...children) {
  node.replaceChildren(...h("div", {}, children).childNodes);
}

/** The same; whoever has the focus in there keeps it at the same place. */
export function redraw(node, ...children) {
  const at = [...node.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement);
  fill(node, ...children);
  if (at >= 0) node.querySelectorAll(FOCUSABLE)[at]?.focus();
}

let numbers = 0;

/** A new id for ARIA references. */
export function freshId(prefix) {
  numbers += 1;
  return `${prefix}-${numbers}`;
}

/** Arrow keys, Home and End move the focus along the items of a list. */
export function moveByArrows(event, items, current = document.activeElement) {
  const at = items.indexOf(current);
  const steps = { ArrowDown: 1, ArrowUp: -1, Home: -at, End: items.length - 1 - at };
  if (!(event.key in steps) || items.length === 0) return false;
  event.preventDefault();
  items[
    (Math.max(at, event.key === "ArrowUp" ? 0 : -1) + steps[event.key] + items.length) %
      items.length
  ].focus();
  return true;
}

/** A dialog over the whole page; Esc and a click beside it close it. Resolves when it is closed. */
export function showDialog(dialog) {
  const before = document.activeElement;
  document.body.append(dialog);
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (before?.isConnected) before.focus();
      resolve(dialog.returnValue);
    });
  });
}
