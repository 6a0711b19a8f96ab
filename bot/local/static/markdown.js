// Discord's Markdown as far as bots use it, turned into elements. No text ever becomes markup.

import { h } from "./dom.js";
import { timestamp } from "./time.js";

const INLINE = [
  [/^\\([^0-9A-Za-z\s])/, (found) => found[1]],
  [/^(`+)([^]*?[^`])\1(?!`)/, (found) => h("code", {}, found[2])],
  [/^\*\*([^]+?)\*\*(?!\*)/, (found, about) => h("strong", {}, inline(found[1], about))],
  [/^__([^]+?)__(?!_)/, (found, about) => h("u", {}, inline(found[1], about))],
  [/^~~([^]+?)~~/, (found, about) => h("s", {}, inline(found[1], about))],
  [/^\|\|([^]+?)\|\|/, (found, about) => spoiler(found[1], about)],
  [/^\*(?=\S)([^*]+?)\*/, (found, about) => h("em", {}, inline(found[1], about))],
  [/^_(?=\S)([^_]+?)_(?!\w)/, (found, about) => h("em", {}, inline(found[1], about))],
  [/^<@!?(\d+)>/, (found, about) => mention(found[1], about)],
  [/^<#(\d+)>/, (found, about) => channelLink(found[1], about)],
  [/^<\/([-\w]+(?: [-\w]+){0,2}):\d+>/, (found, about) => command(found[1], about)],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/,
    (found, about) => timestamp(Number(found[1]), found[2] ?? "f", about.locale),
  ],
  [
    /^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/,
    (found, about) => link(found[2], inline(found[1], about)),
  ],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;!?)\]'"]/, (found) => link(found[0], found[0])],
];
const PLAIN = /^(?:[^\\`*_~|<[h]+|h(?!ttps?:\/\/))/;

/** `about` knows `locale`, `me`, by id the names of people and channels, and those of commands. */
export function inline(text, about) {
  const nodes = [];
  let rest = text;
  while (rest) {
    const [length, node] = next(rest, about);
    if (typeof node === "string" && typeof nodes.at(-1) === "string")
      nodes.push(nodes.pop() + node);
    else nodes.push(node);
    rest = rest.slice(length);
  }
  return nodes;
}

function next(rest, about) {
  const plain = PLAIN.exec(rest);
  if (plain) return [plain[0].length, plain[0]];
  for (const [pattern, build] of INLINE) {
    const found = pattern.exec(rest);
    if (found) return [found[0].length, build(found, about)];
  }
  return [1, rest[0]];
}

function mention(id, about) {
  const className = id === about.me ? "mention me" : "mention";
  return h("span", { className }, `@${about.person(id)}`);
}

function channelLink(id, about) {
  const name = about.channel(id);
  if (!name) return h("span", { className: "mention" }, "#…");
  return h(
    "button",
    { type: "button", className: "mention link", onclick: () => about.open(id) },
    `#${name}`,
  );
}

function command(name, about) {
  return h(
    "button",
    { type: "button", className: "mention link", onclick: () => about.type(name) },
    `/${about.command(name)}`,
  );
}

function link(url, content) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content);
}

function spoiler(text, about) {
  const show = (event) => event.currentTarget.setAttribute("aria-expanded", "true");
  return h(
    "button",
    { type: "button", className: "spoiler", "aria-expanded": "false", onclick: show },
    inline(text, about),
  );
}

// Blocks

const LINE = [
  [
    /^(#{1,3}) +(.*)$/,
    (found, about) =>
      h(`h${found[1].length + 2}`, { className: `h${found[1].length}` }, inline(found[2], about)),
  ],
  [/^-# +(.*)$/, (found, about) => h("p", { className: "small" }, inline(found[1], about))],
];
const ITEM = /^( *)([-*]|\d+\.) +(.*)$/;
const QUOTE = /^> ?(.*)$/;

/** All blocks of a text. */
export function markdown(text, about) {
  const lines = text.split("\n");
  const blocks = [];
  while (lines.length) blocks.push(block(lines, about));
  return blocks.filter(Boolean);
}

function block(lines, about) {
  if (lines[0].startsWith("```")) return fence(lines);
  for (const [pattern, build] of LINE) {
    const found = pattern.exec(lines[0]);
    if (found) return lines.shift() && build(found, about);
  }
  if (ITEM.test(lines[0])) return list(lines, about, ITEM.exec(lines[0])[1].length);
  if (QUOTE.test(lines[0])) return quote(lines, about);
  return paragraph(lines, about);
}

function fence(lines) {
  const [first, ...rest] = lines.join("\n").slice(3).split("```");
  lines.splice(
    0,
    lines.length,
    ...rest
      .join("```")
      .replace(/^\n/, "")
      .split("\n")
      .filter((line, at, all) => all.length > 1 || line),
  );
  return h("pre", {}, h("code", {}, first.replace(/^\w*\n/, "").replace(/\n$/, "")));
}

function list(lines, about, indent) {
  const first = ITEM.exec(lines[0])[2];
  const node = isNumber(first) ? h("ol", { start: parseInt(first, 10) }) : h("ul");
  for (let found; lines.length && (found = ITEM.exec(lines[0]));) {
    const [, { length: depth }, sign, text] = found;
    if (depth < indent || (depth === indent && isNumber(sign) !== isNumber(first))) break;
    if (depth > indent) node.lastChild.append(list(lines, about, depth));
    else lines.shift() && node.append(h("li", {}, inline(text, about)));
  }
  return node;
}

const isNumber = (sign) => /\d/.test(sign);

function quote(lines, about) {
  const inner = [];
  while (lines.length && QUOTE.test(lines[0])) inner.push(QUOTE.exec(lines.shift())[1]);
  return h("blockquote", {}, markdown(inner.join("\n"), about));
}

function paragraph(lines, about) {
  const taken = [lines.shift()];
  while (lines.length && !startsBlock(lines[0])) taken.push(lines.shift());
  const text = taken.join("\n").replace(/^\n+|\n+$/g, "");
  return text ? h("p", {}, inline(text, about)) : null;
}

function startsBlock(line) {
  return (
    line.startsWith("```") ||
    ITEM.test(line) ||
    QUOTE.test(line) ||
    LINE.some(([pattern]) => pattern.test(line))
  );
}
