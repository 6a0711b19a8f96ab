// One person's screen: all that the stream has told, and what the person can do.

import { act, listen } from "./api.js";
import { memory } from "./memory.js";

const DM = 1;
const THREADS = [11, 12];
const TYPING = 10_000;

export class Screen extends EventTarget {
  constructor(person) {
    super();
    this.person = person;
    this.ready = false;
    this.people = [];
    this.channels = new Map();
    this.messages = new Map(); // channel → (id → message), oldest first
    this.commands = { guild: [], dm: [] };
    this.typing = new Map();
    this.close = listen(
      person,
      (entry) => this.#hear(entry),
      () => this.#lost(),
    );
  }

  get me() {
    return this.people.find((one) => one.id === this.person);
  }

  get locale() {
    return this.me?.locale ?? "en-US";
  }

  get language() {
    return this.locale.startsWith("de") ? "de" : "en";
  }

  /** Text channels in order, each followed by its threads; then the DM. */
  get places() {
    const all = [...this.channels.values()];
    const text = all.filter((one) => one.type === 0).sort((a, b) => a.position - b.position);
    const threads = (parent) =>
      all.filter((one) => one.parent_id === parent.id && !isArchived(one));
    return [...text.flatMap((one) => [one, ...threads(one)]), ...all.filter(isDm)];
  }

  get dm() {
    return [...this.channels.values()].find(isDm);
  }

  nameOf(user) {
    if (user === this.bot?.id) return this.bot.name;
    return this.people.find((one) => one.id === user)?.name ?? "?";
  }

  in(channel) {
    return [...(this.messages.get(channel)?.values() ?? [])];
  }

  find(message) {
    for (const found of this.messages.values()) if (found.has(message)) return found.get(message);
    return undefined;
  }

  /** Wherever they can be typed: a message may name a command of another place. */
  get allCommands() {
    return [...this.commands.guild, ...this.commands.dm];
  }

  commandsIn(channel) {
    return isDm(this.channels.get(channel)) ? this.commands.dm : this.commands.guild;
  }

  /** How many messages wait here, and whether one of them calls this person. */
  unread(channel) {
    const last = memory.readTo(this.person, channel.id);
    const fresh = this.in(channel.id).filter((one) => this.#isNews(one) && BigInt(one.id) > last);
    const calls =
      isDm(channel) || fresh.some((one) => one.mentions.some((u) => u.id === this.person));
    return { count: fresh.length, calls: calls && fresh.length > 0 };
  }

  read(channel) {
    const last = this.in(channel).at(-1);
    if (!last) return;
    memory.read(this.person, channel, last.id);
    this.#tell("read", { channel });
  }

  /** Does something as this person; a server that is away fails as Discord does. */
  async do(deed, told) {
    try {
      return await act(this.person, deed, told);
    } catch {
      return { failure: "This interaction failed" };
    }
  }

  #isNews(message) {
    return message.author.id !== this.person;
  }

  #hear(entry) {
    this[`_${entry.event}`]?.(entry);
  }

  #lost() {
    this.ready = false;
    this.#tell("lost");
  }

  #tell(kind, detail = {}) {
    this.dispatchEvent(new CustomEvent("change", { detail: { kind, ...detail } }));
  }

  _screen({ people, bot, guild, channels, messages, commands }) {
    Object.assign(this, { people, bot, guild, commands, ready: true });
    this.channels = new Map(channels.map((one) => [one.id, one]));
    this.messages = new Map(
      Object.entries(messages).map(([id, list]) => [id, new Map(list.map((one) => [one.id, one]))]),
    );
    this.#tell("screen");
  }

  _people({ people }) {
    this.people = people;
    this.#tell("people");
  }

  _channel({ channel }) {
    this.channels.set(channel.id, channel);
    if (!this.messages.has(channel.id)) this.messages.set(channel.id, new Map());
    this.#tell("channels");
  }

  _channel_gone({ channel }) {
    this.channels.delete(channel);
    this.messages.delete(channel);
    this.#tell("channels");
  }

  _message_created({ message }) {
    const found = this.messages.get(message.channel_id) ?? new Map();
    this.messages.set(message.channel_id, found.set(message.id, message));
    this.typing.delete(message.channel_id);
    this.#tell("created", { message });
  }

  _message_edited({ message }) {
    const found = this.messages.get(message.channel_id);
    if (!found?.has(message.id)) return;
    found.set(message.id, message);
    this.#tell("edited", { message });
  }

  _messages_gone({ channel, ids }) {
    for (const id of ids) this.messages.get(channel)?.delete(id);
    this.#tell("gone", { channel, ids });
  }

  _typing({ channel, user }) {
    this.typing.set(channel, user);
    this.#tell("typing", { channel });
    setTimeout(() => {
      this.typing.delete(channel);
      this.#tell("typing", { channel });
    }, TYPING);
  }
}

export function isDm(channel) {
  return channel?.type === DM;
}

export function isThread(channel) {
  return THREADS.includes(channel.type);
}

function isArchived(channel) {
  return channel.thread_metadata?.archived ?? false;
}
