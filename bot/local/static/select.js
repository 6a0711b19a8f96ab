// A select: a button that unfolds a list of options, for one choice or several.

import { fill, freshId, h, moveByArrows } from "./dom.js";
import { emoji } from "./emoji.js";

/** `pick` gets the chosen values: at once, or with "Done" where several may be chosen. */
export function selectBox({ options, least, most, placeholder, disabled, words, pick }) {
  const id = freshId("options");
  const chosen = new Set(options.filter((one) => one.default).map((one) => one.value));
  const many = most > 1;
  const list = h("div", {
    id,
    className: "options",
    role: "listbox",
    "aria-multiselectable": many && "true",
    hidden: true,
  });
  const opener = h("button", {
    type: "button",
    className: "select",
    disabled,
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-controls": id,
    "aria-label": placeholder,
    onclick: () => toggle(list.hidden),
  });
  const box = h("div", { className: "selectbox", onkeydown: keys }, opener, list);

  function toggle(open) {
    list.hidden = !open;
    opener.setAttribute("aria-expanded", String(open));
    if (!open) return;
    (items().find((one) => one.getAttribute("aria-selected") === "true") ?? items()[0])?.focus();
    list.scrollIntoView({ block: "nearest" });
  }

  function items() {
    return [...list.querySelectorAll("[role=option]")];
  }

  function keys(event) {
    if (event.key === "Escape" && !list.hidden) {
      event.stopPropagation();
      toggle(false);
      opener.focus();
    } else if (!list.hidden) moveByArrows(event, [...list.querySelectorAll("button")]);
    else if (event.key === "ArrowDown") toggle(true);
  }

  function choose(value) {
    if (!many) return finish([value]);
    chosen.has(value) ? chosen.delete(value) : chosen.add(value);
    draw();
    return items()
      .find((one) => one.dataset.value === value)
      .focus();
  }

  function finish(values) {
    toggle(false);
    opener.focus();
    pick(values);
  }

  function draw() {
    const labels = options.filter((one) => chosen.has(one.value)).map((one) => one.label);
    fill(
      opener,
      h(
        "span",
        { className: labels.length ? "" : "hint" },
        labels.join(", ") || placeholder || words.choose,
      ),
      h("span", { className: "arrow", "aria-hidden": "true" }, "▾"),
    );
    list.replaceChildren(...options.map(item));
    if (many) list.append(confirm());
  }

  function item(one) {
    const selected = chosen.has(one.value);
    const full = many && !selected && chosen.size >= most;
    return h(
      "button",
      {
        type: "button",
        role: "option",
        "aria-selected": String(selected),
        "data-value": one.value,
        tabIndex: -1,
        disabled: full,
        onclick: () => choose(one.value),
      },
      many && h("span", { className: "tick", "aria-hidden": "true" }, selected ? "☑" : "☐"),
      emoji(one.emoji),
      h(
        "span",
        { className: "text" },
        h("span", {}, one.label),
        one.description && h("small", {}, one.description),
      ),
    );
  }

  function confirm() {
    const fits = chosen.size >= least && chosen.size <= most;
    const values = () => options.map((one) => one.value).filter((value) => chosen.has(value));
    return h(
      "div",
      { className: "confirm" },
      h("small", {}, words.chosen(least, most)),
      h(
        "button",
        {
          type: "button",
          className: "button primary",
          disabled: !fits,
          onclick: () => finish(values()),
        },
        words.done(chosen.size),
      ),
    );
  }

  draw();
  return box;
}
