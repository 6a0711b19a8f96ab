// One message: who, when, what, and what became of a click in it.

import { components, file, pictureButton } from "./components.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const V2 = 1 << 15;
const TOGETHER = 7 * 60_000;

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);
/** Whether the bot still thinks; its answer follows. */
export const isLoading = (message) => Boolean(message.flags & LOADING);

/** Whether the message is shown under the same name as the one before it. */
export function follows(message, before) {
  if (!before || before.author.id !== message.author.id || message.interaction_metadata?.name)
    return false;
  if (isEphemeral(message) !== isEphemeral(before)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER;
}

/** `hand`: click, select, dismiss. `before`: the message above. */
export function messageElement(message, before, about, hand) {
  const calls = message.mentions.some((user) => user.id === about.me);
  const name = message.author.global_name;
  const kinds = [
    follows(message, before) && "follows",
    calls && "calls",
    isEphemeral(message) && "ephemeral",
  ];
  return h(
    "article",
    {
      className: ["message", ...kinds].filter(Boolean).join(" "),
      "data-message": message.id,
      tabIndex: -1,
      "aria-label": `${name}, ${clock(message, about)}`,
    },
    cause(message, about),
    avatar(message.author),
    heading(message, about),
    h("div", { className: "body" }, body(message, about, hand)),
    isEphemeral(message) &&
      h(
        "footer",
        {},
        "👁 ",
        about.words.onlyYou,
        " · ",
        h(
          "button",
          { type: "button", className: "quiet", onclick: () => hand.dismiss(message) },
          about.words.dismiss,
        ),
      ),
    h("p", { className: "failure", role: "alert", hidden: true }),
  );
}

export function avatar(user) {
  const node = h(
    "span",
    { className: user.bot ? "avatar bot" : "avatar", "aria-hidden": "true" },
    user.bot ? "" : user.global_name[0],
  );
  if (!user.bot)
    node.style.setProperty("--hue", String((Number(BigInt(user.id) % 97n) * 137) % 360));
  return node;
}

function cause(message, about) {
  const why = message.interaction_metadata;
  if (!why?.name) return null;
  const used = about.words.used(about.person(why.user.id), about.command(why.name));
  return h("p", { className: "cause" }, used);
}

function heading(message, about) {
  const { author } = message;
  return h(
    "header",
    {},
    h("strong", {}, author.global_name),
    author.bot && h("span", { className: "tag" }, about.words.app),
    h("time", { datetime: message.timestamp }, clock(message, about)),
  );
}

function clock(message, about) {
  const options = { hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(about.locale, options).format(new Date(message.timestamp));
}

function body(message, about, hand) {
  if (isLoading(message)) {
    return h("p", { className: "thinking" }, about.words.thinking(message.author.global_name));
  }
  const content = message.content
    ? h("div", { className: "text" }, markdown(message.content, about))
    : null;
  const edited =
    message.edited_timestamp && content && h("small", { className: "edited" }, about.words.edited);
  const loose = message.flags & V2 ? [] : message.attachments.map((one) => attachment(one, about));
  return [
    content,
    edited,
    ...message.embeds.map((one) => embed(one, about)),
    ...loose,
    ...components(message.components, about, hand),
  ];
}

function attachment(one, about) {
  if (one.width) return pictureButton(one, one.description ?? "", false, about);
  return file(one.url, one.filename, one.size, about);
}

function embed(one, about) {
  const fields = (one.fields ?? []).map(({ name, value }) =>
    h("div", {}, h("strong", {}, name), markdown(value, about)),
  );
  return h(
    "div",
    { className: "container" },
    one.title && h("strong", {}, one.title),
    one.description && h("div", { className: "text" }, markdown(one.description, about)),
    fields,
    one.footer && h("small", {}, one.footer.text),
  );
}
