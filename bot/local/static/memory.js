// What this browser remembers: the open screens, what each person has read, the colours.

const KEY = "tafelrunde";

function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

const known = { panes: [], read: {}, theme: null, ...load() };

function save() {
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A browser that forbids storage forgets; everything else works.
  }
}

export const memory = {
  get panes() {
    return known.panes;
  },
  set panes(panes) {
    known.panes = panes;
    save();
  },
  get theme() {
    return known.theme;
  },
  set theme(theme) {
    known.theme = theme;
    save();
  },
  /** The newest message that this person has seen in the channel; ids grow with time. */
  readTo(person, channel) {
    return BigInt(known.read[person]?.[channel] ?? 0);
  },
  read(person, channel, message) {
    if (this.readTo(person, channel) >= BigInt(message)) return;
    known.read[person] = { ...known.read[person], [channel]: message };
    save();
  },
};
