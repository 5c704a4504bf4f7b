import { writeStored } from './storage';

/** What has happened to the session of this browser in another tab: somebody has signed in, or logged out. */
export type SessionNews = 'in' | 'out';

const name = 'sessionNews';
let opened: BroadcastChannel | undefined;

/** One channel for the whole tab, which then does not hear itself; undefined where the browser has none. */
const channel = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : (opened ??= new BroadcastChannel(name));

/** Tells the other tabs. Without channels, by a change of the local storage. */
export function tellTabs(news: SessionNews): void {
  const open = channel();
  if (open) open.postMessage(news);
  else writeStored(name, `${news} ${String(Date.now())}`);
}

/** Hears of the other tabs. Returns what ends it. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const open = channel();
  const controller = new AbortController();
  const { signal } = controller;
  const tell = (value: unknown) => {
    if (value === 'in' || value === 'out') listener(value);
  };
  if (open) open.addEventListener('message', ({ data }) => tell(data), { signal });
  else {
    const handle = ({ key, newValue }: StorageEvent) => key === name && tell(newValue?.split(' ')[0]);
    addEventListener('storage', handle, { signal });
  }
  return () => controller.abort();
}
