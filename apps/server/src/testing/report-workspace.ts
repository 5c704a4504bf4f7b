import {
  basePath,
  channelReportPath,
  endpoints,
  pageSchema,
  type Channel,
  type Period,
  type ReportQuery,
  type ReportTrend,
  type Section,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pino from 'pino';
import * as z from 'zod';
import { buildApp } from '../app';
import { createSessionsRepository } from '../kits/identity/sessions.repository';
import { createClock } from '../platform/clock';
import type { Database } from '../platform/db';
import { ensureBuiltInRoles } from '../platform/db/built-in-roles';
import { accounts, userAccounts, users } from '../platform/db/schema';
import { folderStore } from '../platform/files';
import { createJobs } from '../platform/jobs';
import { queues } from '../register-modules';
import { noSignals } from './no-signals';
import { unlimitedCapacity } from './unlimited-capacity';
import { createTestDatabase, temporaryFolder } from '.';

const responseSchema = z.object({
  code: z.number(),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.optional(endpoints.searchReportList.data),
  page: z.optional(pageSchema),
});

export interface ReportCall {
  token: string;
  channel?: Channel;
  section: Section;
  period: Period;
  query: ReportQuery;
  page?: { number?: number; size?: number; sortCol?: string };
  language?: Language;
}

export interface ReportWorkspace {
  db: Database;
  addAccount(account?: Partial<typeof accounts.$inferInsert>): Promise<number>;
  /** Token of a new user with access to these accounts. */
  signIn(accountIds: readonly number[]): Promise<string>;
  /** The complete response, even of a rejected request. */
  call(call: ReportCall): Promise<z.infer<typeof responseSchema>>;
  /** The report of a request that must succeed. */
  list(call: ReportCall): Promise<z.infer<typeof endpoints.searchReportList.data> & { totalCount: number }>;
  /** The trend of a request that must succeed. */
  trend(call: Omit<ReportCall, 'page' | 'language'>): Promise<ReportTrend>;
  post(path: string, token: string, body: object): Promise<unknown>;
  close(): Promise<void>;
}

/** The application on an empty database, on a fixed day. */
export async function openReportWorkspace(today: string): Promise<ReportWorkspace> {
  const database = await createTestDatabase();
  const { db, pool } = database;
  const folder = temporaryFolder();
  const log = pino({ level: 'silent' });
  const clock = createClock({ today });
  const app = await buildApp({
    db,
    reportsDb: db,
    identityDb: db,
    jobsDb: db,
    clock,
    jobs: createJobs({ pool, log, queues }),
    files: folderStore(folder),
    capacity: unlimitedCapacity,
    signals: noSignals,
    config: { captchaCode: undefined, trustProxy: false, ssoOrigin: undefined, unlockMinutes: 0 },
    readiness: { isReady: () => true },
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await ensureBuiltInRoles(db);
  const sessions = createSessionsRepository({ db, clock });

  async function post(
    path: string,
    token: string,
    body: object,
    language: Language = 'en',
  ): Promise<unknown> {
    const response = await fetch(`${address}${basePath}/marketing/api/v1${path}`, {
      method: 'POST',
      headers: { token, language, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  }

  async function call({ token, channel = 'search', section, period, language, ...body }: ReportCall) {
    const path = `/${channelReportPath[channel]}/${section}/${period}/list`;
    return responseSchema.parse(await post(path, token, body, language));
  }

  return {
    db,
    async addAccount(account = {}) {
      const values = { accountNo: randomUUID(), accountName: 'Harbour Tea', ...account };
      const [row] = await db.insert(accounts).values(values).returning({ id: accounts.accountId });
      if (!row) throw new Error('no account was created');
      return row.id;
    },
    async signIn(accountIds) {
      const name = randomUUID();
      const [user] = await db
        .insert(users)
        .values({ name, nameKey: name, passwordHash: '' })
        .returning({ id: users.id });
      if (!user) throw new Error('no user was created');
      if (accountIds.length > 0) {
        await db.insert(userAccounts).values(accountIds.map((accountId) => ({ userId: user.id, accountId })));
      }
      return sessions.open(user.id);
    },
    call,
    async list(reportCall) {
      const { code, fields, data, page } = await call(reportCall);
      if (!data || !page) throw new Error(`rejected with ${code} ${JSON.stringify(fields)}`);
      return { ...data, totalCount: page.totalCount };
    },
    async trend({ token, channel = 'search', section, period, query }) {
      const path = `/${channelReportPath[channel]}/${section}/${period}/trend`;
      return z.object({ data: endpoints.searchReportTrend.data }).parse(await post(path, token, { query }))
        .data;
    },
    post,
    async close() {
      await app.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
