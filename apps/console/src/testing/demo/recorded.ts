import { endpoints, type EndpointData, type EndpointId } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import type { FakeEndpoint } from '../fake-server';

/** What the server's demo responded to a request. `npm run record:demo` writes them. */
interface Recording {
  path: string;
  body?: unknown;
  response: unknown;
}

const recordings = Object.values(
  import.meta.glob<readonly Recording[]>('./recorded/*.json', { eager: true, import: 'default' }),
).flat();

interface RecordedResponse<Data> {
  data: Data;
  page?: { number: number; size: number; totalCount: number };
}

/** The response that was recorded for the request most like this one. Errors: if none has its path. */
export function recordedAt(path: string, body: unknown, language: Language): RecordedResponse<unknown> {
  const [best] = recordings
    .filter((recording) => path.endsWith(recording.path))
    .map((recording) => ({ ...recording, likeness: likeness(recording.body, body) }))
    .sort((a, b) => b.likeness - a.likeness);
  if (!best) throw new Error(`${path} has no recording: add one to apps/server/src/testing/recordings`);
  // asserted: the recorder writes them so
  return inLanguage(best.response, language) as RecordedResponse<unknown>;
}

/** The recorded response of an endpoint without path parameters, by default the first one. */
export function recorded<Id extends EndpointId>(
  id: Id,
  { body, language = 'en' }: { body?: unknown; language?: Language } = {},
): RecordedResponse<EndpointData<(typeof endpoints)[Id]>> {
  // asserted: the server checked it against this endpoint
  return recordedAt(endpoints[id].path, body, language) as never;
}

/** Responds with recordings. */
export const replay =
  (language: Language = 'en'): FakeEndpoint =>
  (body, path) =>
    recordedAt(path, body, language);

/** How many values of a recorded request are in another one, less those that are not. */
function likeness(recordedBody: unknown, body: unknown): number {
  if (!isRecord(recordedBody)) return recordedBody === body ? 1 : -1;
  const other = isRecord(body) ? body : {};
  return Object.entries(recordedBody).reduce((sum, [key, value]) => sum + likeness(value, other[key]), 0);
}

function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (!isRecord(value)) return value;
  if (isRecord(value['byLanguage'])) return value['byLanguage'][language];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, language)]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
