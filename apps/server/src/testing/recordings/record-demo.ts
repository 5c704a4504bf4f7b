import { endpoints } from '@meridian/api-client/contract';
import { languages } from '@meridian/i18n/core';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { createSessionsRepository } from '../../kits/identity/sessions.repository';
import { users } from '../../platform/db/schema';
import { createDemoDatabase, demoNow } from '../demo-database';
import { createTestClock } from '../fixtures';
import { createTestApp } from '../test-app';
import type { DemoRequest } from './requests';

/** What the server responded to a request; a value that depends on the language is an object with `byLanguage`. */
interface Recording {
  path: string;
  body?: unknown;
  response: unknown;
}

/**
 * Sends requests to the server with its demo workspace, as the administrator, in every language.
 *
 * Shape: recordings by the name of their group.
 *
 * Errors: a response with another code than 200.
 */
export async function recordDemo(
  groups: Readonly<Record<string, readonly DemoRequest[]>>,
): Promise<Record<string, Recording[]>> {
  const demo = await createDemoDatabase();
  const { db } = demo;
  const clock = createTestClock(demoNow);
  const test = await createTestApp({ db, reportsDb: db, identityDb: db, jobsDb: db, clock });
  try {
    const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.name, 'admin'));
    const token = await createSessionsRepository({ db, clock }).open(admin?.id ?? '');
    const record = async ({ id, params, body }: DemoRequest): Promise<Recording> => {
      const path = endpoints[id].path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      const responses: unknown[] = [];
      for (const language of languages) {
        const request = { token, params, body, headers: { language } };
        const { code, message, data, page } = await test.call(id, request);
        if (code !== 200) throw new Error(`${path} responds with ${code}: ${message}`);
        responses.push(page ? { data, page } : { data });
      }
      return { path, ...(body !== undefined && { body }), response: mergeLanguages(responses) };
    };
    const recordings: Record<string, Recording[]> = {};
    for (const [name, requests] of Object.entries(groups)) {
      recordings[name] = [];
      for (const request of requests) recordings[name].push(await record(request));
    }
    return recordings;
  } finally {
    await test.close();
    await demo.drop();
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** One value for those in each language; where they differ, an object with `byLanguage`, as deep as possible. */
function mergeLanguages(values: readonly unknown[]): unknown {
  const [first] = values;
  if (values.every((value) => isDeepStrictEqual(value, first))) return first;
  const keys = isObject(first) ? Object.keys(first) : [];
  if (values.every(isObject) && values.every((value) => isDeepStrictEqual(Object.keys(value), keys))) {
    const merged = keys.map((key) => [key, mergeLanguages(values.map((value) => value[key]))] as const);
    return Array.isArray(first) ? merged.map(([, value]) => value) : Object.fromEntries(merged);
  }
  return { byLanguage: Object.fromEntries(languages.map((language, index) => [language, values[index]])) };
}
