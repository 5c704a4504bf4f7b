import type { CDPSession } from '@playwright/test';

/** A request of a page, and the bytes of its response with headers, as sent. */
interface PageRequest {
  path: string;
  kind: string;
  bytes: number;
}

/** Watches the requests of a page. Data of the page itself is none. */
export async function watchRequests(session: CDPSession): Promise<readonly PageRequest[]> {
  const requests = new Map<string, PageRequest>();
  const list: PageRequest[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other' }) => {
    if (url.startsWith('data:')) return;
    const request = { path: new URL(url).pathname, kind: type, bytes: 0 };
    requests.set(requestId, request);
    list.push(request);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return list;
}

/** Prints count and kilobytes for each kind of request, then each request. Exact, however busy the machine is. */
export function showRequests(title: string, requests: readonly PageRequest[]): void {
  const kilobytes = (each: readonly PageRequest[]) =>
    (each.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1).padStart(8);
  console.log(`\n${title.padEnd(40)}   count       KB`);
  const kinds = [...new Set(requests.map(({ kind }) => kind))].map(
    (kind) => [kind, requests.filter((request) => request.kind === kind)] as const,
  );
  for (const [name, each] of [...kinds, ['all', requests] as const])
    console.log(`${name.padEnd(40)}${String(each.length).padStart(8)} ${kilobytes(each)}`);
  for (const request of requests) console.log(`  ${kilobytes([request])}  ${request.path}`);
}
