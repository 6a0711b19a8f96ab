// A picture over the whole page. A click switches between all of it and all of its detail.

import { h, showDialog } from "./dom.js";

const NARROW = 700;

export function zoom(source, alt, words) {
  const picture = h("img", { src: source, alt });
  const switchSize = () => dialog.classList.toggle("whole");
  const dialog = h(
    "dialog",
    {
      className: window.innerWidth < NARROW ? "zoom" : "zoom whole",
      "aria-label": alt || words.zoom,
    },
    h(
      "button",
      {
        type: "button",
        className: "icon close",
        "aria-label": words.close,
        onclick: () => dialog.close(),
      },
      "✕",
    ),
    h("div", { className: "canvas", onclick: switchSize }, picture),
    alt && h("p", {}, alt),
  );
  return showDialog(dialog);
}
