// Components V2 as elements. `hand` does what is clicked; `about` is for the Markdown.

import { own } from "./api.js";
import { h } from "./dom.js";
import { emoji } from "./emoji.js";
import { markdown } from "./markdown.js";
import { selectBox } from "./select.js";
import { zoom } from "./zoom.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const LINK = 5;
const ROW = 1;

const BUILD = {
  1: row,
  2: button,
  3: select,
  5: userSelect,
  9: section,
  10: (one, about) => h("div", { className: "text" }, markdown(one.content, about)),
  11: (one, about) => h("div", { className: "thumbnail" }, picture(one, about)),
  12: gallery,
  13: (one, about) => file(one.file.url, one.name, one.size, about),
  14: separator,
  17: container,
};

/** The elements of these components; an unknown type is left out. */
export function components(list, about, hand) {
  return list.map((one) => BUILD[one.type]?.(one, about, hand)).filter(Boolean);
}

/** Rows that follow each other are one block: their buttons fill the width together. */
function container(one, about, hand) {
  const parts = [];
  for (const child of one.components) {
    const built = components([child], about, hand);
    if (child.type !== ROW) parts.push(...built);
    else if (parts.at(-1)?.className === "controls") parts.at(-1).append(...built);
    else parts.push(h("div", { className: "controls" }, built));
  }
  const node = h("div", { className: one.spoiler ? "container veiled" : "container" }, parts);
  if (Number.isInteger(one.accent_color)) {
    node.style.setProperty("--accent", `#${one.accent_color.toString(16).padStart(6, "0")}`);
  }
  return node;
}

function row(one, about, hand) {
  return h("div", { className: "row" }, components(one.components, about, hand));
}

function section(one, about, hand) {
  const [accessory] = components([one.accessory], about, hand);
  return h(
    "div",
    { className: "section" },
    h("div", {}, components(one.components, about, hand)),
    accessory,
  );
}

function separator(one) {
  const kinds = [one.divider === false && "bare", one.spacing === 2 && "wide"].filter(Boolean);
  return h("hr", { className: ["separator", ...kinds].join(" ") });
}

function button(one, about, hand) {
  const content = [emoji(one.emoji), one.label && h("span", {}, one.label)];
  const className = `button ${STYLES[one.style]}`;
  const label = one.label ? undefined : one.emoji?.name;
  if (one.style === LINK) {
    return h(
      "a",
      {
        className,
        href: one.url,
        target: "_blank",
        rel: "noopener noreferrer",
        "aria-label": label,
      },
      content,
      " ↗",
    );
  }
  const click = (event) => hand.click(one, event.currentTarget);
  return h(
    "button",
    {
      type: "button",
      className,
      disabled: one.disabled,
      "aria-label": label,
      "data-id": one.custom_id,
      onclick: click,
    },
    content,
  );
}

function select(one, about, hand) {
  return chooser(one, one.options, about, (values, box) => hand.select(one, values, box));
}

function userSelect(one, about, hand) {
  const options = about.people.map(({ id, name }) => ({ value: id, label: name }));
  const users = (values) => values.map((user) => ({ user }));
  return chooser(one, options, about, (values, box) => hand.select(one, users(values), box));
}

function chooser(one, options, about, pick) {
  const box = selectBox({
    options,
    least: one.min_values ?? 1,
    most: one.max_values ?? 1,
    placeholder: one.placeholder,
    disabled: one.disabled,
    words: about.words,
    pick: (values) => pick(values, box.querySelector(".select")),
  });
  box.querySelector(".select").dataset.id = one.custom_id;
  return box;
}

function gallery(one, about) {
  const items = one.items.map((item) => picture(item, about));
  return h("div", { className: items.length > 1 ? "gallery several" : "gallery" }, items);
}

function picture({ media, description, spoiler }, about) {
  const alt = description ?? "";
  if (own(media.url)) return pictureButton(media, alt, spoiler, about);
  return h(
    "a",
    { href: media.url, target: "_blank", rel: "noopener noreferrer" },
    alt || media.url,
  );
}

/** A picture of our own server, which a click enlarges; `media` has address and size. */
export function pictureButton(media, alt, spoiler, about) {
  const open = ({ currentTarget: node }) => {
    if (node.classList.contains("veiled")) node.classList.remove("veiled");
    else zoom(own(media.url), alt, about.words);
  };
  const label = [about.words.zoom, alt].filter(Boolean).join(": ");
  const { width, height } = media;
  const node = h(
    "button",
    {
      type: "button",
      className: spoiler ? "picture veiled" : "picture",
      "aria-label": label,
      onclick: open,
    },
    h("img", { src: own(media.url), alt, width, height, decoding: "async" }),
  );
  if (width) node.style.setProperty("--natural", `${width}px`);
  if (width) node.style.setProperty("--ratio", String(width / height));
  return node;
}

/** A download, also used for attachments that no component shows. */
export function file(url, name, size, about) {
  const source = own(url);
  const shown = name ?? decodeURIComponent(new URL(url, location.href).pathname.split("/").at(-1));
  return h(
    "a",
    {
      className: "file",
      href: source,
      download: shown,
      "aria-label": `${about.words.file}: ${shown}`,
    },
    h("span", { className: "emoji", "aria-hidden": "true" }, "📄"),
    h("span", {}, shown, size && h("small", {}, `${Math.ceil(size / 1024)} KB`)),
    h("span", { "aria-hidden": "true" }, "⤓"),
  );
}
