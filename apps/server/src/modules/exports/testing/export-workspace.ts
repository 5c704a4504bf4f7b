import {
  basePath,
  channelReportPath,
  downloadRecordFile,
  endpoints,
  exportStates,
  type Channel,
  type DownloadRecord,
  type EndpointId,
  type ExportFormat,
  type Period,
  type ReportQuery,
  type Section,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import pino from 'pino';
import { expect } from 'vitest';
import * as z from 'zod';
import { buildApp } from '../../../app';
import { createClock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import { ensureBuiltInRoles } from '../../../platform/db/built-in-roles';
import { folderStore, type FileStore } from '../../../platform/files';
import { createJobs, type Jobs } from '../../../platform/jobs';
import { describeError } from '../../../platform/log';
import { queues } from '../../../register-modules';
import { createTestDatabase, temporaryFolder } from '../../../testing';
import { createFixtures, type Fixtures } from '../../../testing/fixtures';
import { noSignals } from '../../../testing/no-signals';
import { unlimitedCapacity } from '../../../testing/unlimited-capacity';

const envelopeSchema = z.object({
  code: z.number(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.unknown().optional(),
  page: z.object({ totalCount: z.number() }).optional(),
});
export type TestResponse = z.infer<typeof envelopeSchema> & { status: number };

export interface ExportRequest {
  token: string;
  channel?: Channel;
  section: Section;
  period: Period;
  query: ReportQuery;
  sortCol?: string;
  format?: ExportFormat;
  withBom?: boolean;
  withMetadata?: boolean;
  columns?: readonly string[];
  language?: Language;
}

/** The application with its jobs and files on an empty database. */
export interface ExportWorkspace {
  db: Database;
  fixtures: Fixtures;
  /** Starts the jobs of an idle workspace. */
  startJobs(): Promise<void>;
  files: FallibleStore;
  /** Warnings in the application's log. */
  logged: Record<string, unknown>[];
  post(
    id: EndpointId,
    call: { token: string; body: object; path?: string; language?: Language },
  ): Promise<TestResponse>;
  /** The response to a request, even if it is an error. */
  request(request: ExportRequest): Promise<TestResponse>;
  /** The id of a request that must succeed. */
  requestId(request: ExportRequest): Promise<string>;
  records(token: string, query?: object): Promise<DownloadRecord[]>;
  /** A record once it is ready or has failed. */
  finished(token: string, id: string): Promise<DownloadRecord>;
  download(token: string, id: string, language?: Language): Promise<Response>;
  /** Requests, waits for and downloads a file. */
  fileOf(request: ExportRequest): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openExportWorkspace({
  today,
  isIdle = false,
}: {
  today: string;
  /** Whether no files are created until the jobs start. */
  isIdle?: boolean;
}): Promise<ExportWorkspace> {
  const database = await createTestDatabase();
  const { db, pool } = database;
  const folder = temporaryFolder();
  const clock = createClock({ today });
  const log = pino({ level: 'silent' });
  const logged: Record<string, unknown>[] = [];
  const lineSchema = z.record(z.string(), z.unknown());
  const appLog = pino(
    { level: 'warn', serializers: { err: describeError } },
    { write: (line: string) => void logged.push(lineSchema.parse(JSON.parse(line))) },
  );
  const taking = createJobs({ pool, log, queues });
  const working = createJobs({ pool, log, queues });
  const jobs: Jobs = {
    ...taking,
    wake: () => working.wake(),
    work: (queue, handler) => working.work(queue, handler),
  };
  const files = fallibleStore(path.join(folder, 'files'));
  const app = await buildApp({
    db,
    reportsDb: db,
    identityDb: db,
    jobsDb: db,
    clock,
    jobs,
    files,
    capacity: unlimitedCapacity,
    log: appLog,
    signals: noSignals,
    config: { captchaCode: undefined, trustProxy: false, ssoOrigin: undefined, unlockMinutes: 0 },
    readiness: { isReady: () => true },
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await ensureBuiltInRoles(db);
  await taking.start();
  if (!isIdle) await working.start();

  const send = (at: string, { token, body, language }: { token: string; body: object; language: Language }) =>
    fetch(`${address}${basePath}${at}`, {
      method: 'POST',
      headers: { token, language, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const workspace: ExportWorkspace = {
    db,
    fixtures: createFixtures(db, clock),
    files,
    logged,
    startJobs: () => working.start(),
    async post(id, { token, body, path: at = endpoints[id].path, language = 'en' }) {
      const response = await send(at, { token, body, language });
      return { status: response.status, ...envelopeSchema.parse(await response.json()) };
    },
    request({ token, channel = 'search', section, period, query, language = 'en', ...body }) {
      const isAccount = section === 'account';
      const below = isAccount ? 'account/overview' : `${section}/${period}`;
      const at = `/marketing/api/v1/${channelReportPath[channel]}/${below}/createExport`;
      const full = { ...body, query: isAccount ? { ...query, period } : query };
      return workspace.post('searchReportCreateExport', { token, body: full, path: at, language });
    },
    async requestId(request) {
      const { data, ...error } = await workspace.request(request);
      if (data === undefined) throw new Error(`rejected: ${JSON.stringify(error)}`);
      return z.object({ id: z.string() }).parse(data).id;
    },
    async records(token, query = {}) {
      const { data } = await workspace.post('downloadRecordList', {
        token,
        body: { query, page: { number: 1, size: 50 } },
      });
      return endpoints.downloadRecordList.data.parse(data).list;
    },
    async finished(token, id) {
      let record: DownloadRecord | undefined;
      await expect
        .poll(
          async () => {
            record = (await workspace.records(token)).find((one) => one.id === id);
            return record?.finishedTime;
          },
          { interval: 50 },
        )
        .toBeTruthy();
      if (!record) throw new Error('record not found');
      return record;
    },
    download: (token, id, language = 'en') =>
      send(downloadRecordFile.path, { token, body: { id }, language }),
    async fileOf(request) {
      const id = await workspace.requestId(request);
      const { state, failure } = await workspace.finished(request.token, id);
      expect({ state, failure }).toEqual({ state: exportStates.ready, failure: null });
      return Buffer.from(await (await workspace.download(request.token, id)).arrayBuffer());
    },
    async close() {
      const closed = app.close();
      // a connection that has just served a file may not count as idle yet
      app.server.closeAllConnections();
      await closed;
      await working.stop();
      await taking.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return workspace;
}

/** A folder store whose disk can become full, or block, in the middle of a file. */
export interface FallibleStore extends FileStore {
  folder: string;
  /** Whether writing a file fails after its first bytes. */
  isFull: boolean;
  /** Whether writing a file waits after its first bytes until `release`. */
  isBlocked: boolean;
  heldCount: number;
  release(): void;
}

function fallibleStore(folder: string): FallibleStore {
  const store = folderStore(folder);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fallible: FallibleStore = {
    ...store,
    folder,
    isFull: false,
    isBlocked: false,
    heldCount: 0,
    release() {
      fallible.isBlocked = false;
      release();
    },
    put(key, content) {
      if (fallible.isFull) return store.put(key, Readable.from(brokenOff(content)));
      return store.put(key, fallible.isBlocked ? Readable.from(held(content)) : content);
    },
  };
  async function* held(content: Uint8Array | Readable): AsyncGenerator {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      fallible.heldCount += 1;
      yield chunk;
      await released;
    }
  }
  return fallible;
}

async function* brokenOff(content: Uint8Array | Readable): AsyncGenerator<Uint8Array> {
  const source = content instanceof Uint8Array ? [content] : content;
  for await (const chunk of source) {
    // parse boundary: a stream of bytes without an encoding
    yield (chunk as Buffer).subarray(0, 1);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  }
}
