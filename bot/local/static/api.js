// Talking to the server: deeds are posted, each person's screen is a stream of events.

const HEADERS = { "Content-Type": "application/json", "X-Local-Table": "1" };
const PAUSE = 1000;

async function post(path, told) {
  const body = JSON.stringify(told);
  const response = await fetch(path, { method: "POST", headers: HEADERS, body });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

export async function hall() {
  const response = await fetch("/page/hall");
  if (!response.ok) throw new Error(`hall: ${response.status}`);
  return response.json();
}

export const join = (name, language) => post("/page/people", { name, language });
export const openChannel = (name) => post("/page/channels", { name });
export const act = (person, deed, told) => post(`/page/people/${person}/${deed}`, told);

/** Calls `hear` with every entry and `lost` whenever the server is away; tries for ever. */
export function listen(person, hear, lost) {
  let source = null;
  let timer = null;
  function open() {
    source = new EventSource(`/page/people/${person}/stream`);
    source.onmessage = (event) => hear(JSON.parse(event.data));
    source.onerror = () => {
      lost();
      source.close(); // the browser's own retry gives up when the server refuses
      timer = setTimeout(open, PAUSE);
    };
  }
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/** An attachment's address on this very server; anything else is never loaded. */
export function own(url) {
  const { pathname, search } = new URL(url, location.href);
  return pathname.startsWith("/attachments/") ? pathname + search : null;
}
