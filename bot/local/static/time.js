// Points in time, in the reader's words; those that count down are renewed every second.

import { h } from "./dom.js";

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

export function relative(unix, locale, now = Date.now() / 1000) {
  const left = Math.round(unix - now);
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(left) >= seconds) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(
    Math.round(left / size),
    unit,
  );
}

export function absolute(unix, style, locale) {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(unix * 1000));
}

/** A <time> element as `<t:unix:style>` asks for it. */
export function timestamp(unix, style, locale) {
  const live = style === "R";
  const text = live ? relative(unix, locale) : absolute(unix, style, locale);
  const moment = new Date(unix * 1000).toISOString();
  const title = absolute(unix, "F", locale);
  return h(
    "time",
    { className: "stamp", datetime: moment, title, "data-live": live && unix, lang: locale },
    text,
  );
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-live]")) {
    const text = relative(Number(node.dataset.live), node.lang);
    if (node.textContent !== text) node.textContent = text;
  }
}, 1000);
