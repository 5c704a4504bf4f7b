import {
  basePath,
  endpoints,
  importStates,
  reportImportFailedRows,
  reportImportOriginal,
  type EndpointId,
  type ImportAnswer,
  type ImportMode,
  type ImportQuestionCode,
  type ReportImport,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { expect } from 'vitest';
import * as z from 'zod';
import { buildApp } from '../../../app';
import { createClock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import { ensureBuiltInRoles } from '../../../platform/db/built-in-roles';
import { folderStore, type FileStore } from '../../../platform/files';
import { createJobs } from '../../../platform/jobs';
import type { Capacity } from '../../../platform/lib/capacity';
import { queues } from '../../../register-modules';
import { createTestDatabase, temporaryFolder } from '../../../testing';
import { createFixtures, type Fixtures } from '../../../testing/fixtures';
import { noSignals } from '../../../testing/no-signals';
import { unlimitedCapacity } from '../../../testing/unlimited-capacity';
import { parseFile } from '../parse-file';
import { createReportParser } from '../parse-in-process';

/** The built parser: from source, a process takes seconds to start. */
const builtParser = fileURLToPath(new URL('../../../../dist/parse-process.js', import.meta.url));

const envelopeSchema = z.object({
  code: z.number(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.unknown().optional(),
  page: z.unknown().optional(),
});
type TestResponse = z.infer<typeof envelopeSchema> & { status: number };

export interface TestUpload {
  token: string;
  accountId?: number | string;
  channel?: string;
  mode?: string;
  accounts?: string;
  content?: string | Uint8Array;
  fileName?: string;
  /** Order of the parts; default: the fields, then the file. */
  order?: readonly ('accountId' | 'channel' | 'mode' | 'file')[];
}

/** The application with its jobs and files on an empty database. */
export interface ImportWorkspace {
  db: Database;
  files: FileStore;
  fixtures: Fixtures;
  /** URL of a path below the base path. */
  url: (path: string) => string;
  upload: (upload: TestUpload) => Promise<TestResponse>;
  /** Sends a body unchanged. */
  uploadRaw: (raw: { token: string; contentType: string; body: string }) => Promise<TestResponse>;
  post: (
    id: EndpointId,
    options: { token: string; body: object; path?: string; language?: string },
  ) => Promise<TestResponse>;
  /** The record of an import, as soon as its job has ended. */
  ended(id: string, options: { token: string }): Promise<ReportImport>;
  /** The record of a successful upload, as soon as its job has ended. */
  finished(upload: TestUpload, language?: string): Promise<ReportImport>;
  /** Like `finished`, with the first answer to every question. */
  booked(upload: TestUpload, language?: string): Promise<ReportImport>;
  /** Applies an import with answers by question code; returns the record as soon as its job has ended. */
  answer(
    record: Pick<ReportImport, 'id' | 'questions'>,
    options: {
      token: string;
      choices?: Partial<Record<ImportQuestionCode, ImportAnswer>>;
      mode?: ImportMode;
    },
  ): Promise<ReportImport>;
  /** Requests the uploaded file of an import, or the file of its failed rows. */
  original(id: string, token: string): Promise<Response>;
  failedRows(id: string, token: string, language?: Language): Promise<Response>;
  /** Names of the stored files. */
  storedFiles(): string[];
  close(): Promise<void>;
}

export interface ImportWorkspaceOptions {
  /** `yyyy-MM-dd` */
  today?: string;
  /** Whether to parse in processes, as the server does; starting one per file takes longer than most tests. */
  hasProcesses?: boolean;
  capacity?: Partial<Capacity>;
}

export async function openImportWorkspace({
  today = '2024-12-31',
  hasProcesses = false,
  capacity,
}: ImportWorkspaceOptions = {}): Promise<ImportWorkspace> {
  const database = await createTestDatabase();
  const { db, pool } = database;
  const folder = temporaryFolder();
  const uploads = path.join(folder, 'imports');
  const log = pino({ level: 'silent' });
  const files = folderStore(folder);
  const clock = createClock({ today });
  const jobs = createJobs({ pool, log, queues });
  const app = await buildApp({
    db,
    reportsDb: db,
    identityDb: db,
    jobsDb: db,
    clock,
    jobs,
    files,
    capacity: { ...unlimitedCapacity, ...capacity },
    signals: noSignals,
    config: { captchaCode: undefined, trustProxy: false, ssoOrigin: undefined, unlockMinutes: 0 },
    readiness: { isReady: () => true },
    parseReport: hasProcesses ? createReportParser({ script: { path: builtParser } }).parse : parseFile,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await ensureBuiltInRoles(db);
  await jobs.start();

  async function read(response: Response): Promise<TestResponse> {
    return { status: response.status, ...envelopeSchema.parse(await response.json()) };
  }
  const url = (path: string) => `${address}${basePath}${path}`;
  const uploadUrl = url(endpoints.reportImportUpload.path);

  const upload: ImportWorkspace['upload'] = async ({
    token,
    accountId,
    channel = 'search',
    mode,
    accounts,
    content,
    fileName = 'report.csv',
    order = ['accountId', 'channel', 'mode', 'file'],
  }) => {
    const form = new FormData();
    for (const name of order) {
      if (name === 'file' && content !== undefined) form.append(name, new Blob([bytesOf(content)]), fileName);
      if (name === 'accountId' && accountId !== undefined) form.append(name, String(accountId));
      if (name === 'channel') form.append(name, channel);
      if (name === 'mode' && mode !== undefined) form.append(name, mode);
    }
    if (accounts !== undefined) form.append('accounts', accounts);
    return read(await fetch(uploadUrl, { method: 'POST', headers: { token }, body: form }));
  };

  const uploadRaw: ImportWorkspace['uploadRaw'] = async ({ token, contentType, body }) => {
    const headers = { token, 'content-type': contentType };
    return read(await fetch(uploadUrl, { method: 'POST', headers, body }));
  };

  const post: ImportWorkspace['post'] = async (
    id,
    { token, body, path = endpoints[id].path, language = 'en' },
  ) => {
    const headers = { token, language, 'content-type': 'application/json' };
    return read(await fetch(url(path), { method: 'POST', headers, body: JSON.stringify(body) }));
  };

  /** The record of an import, as soon as its job has ended. */
  async function ended(id: string, { token, language }: { token: string; language?: string | undefined }) {
    let record: ReportImport | undefined;
    await expect
      .poll(
        async () => {
          const body = { query: { id } };
          const list = await post('reportImportList', { token, body, ...(language && { language }) });
          [record] = endpoints.reportImportList.data.parse(list.data).list;
          return record?.finishedTime;
        },
        { interval: 50 },
      )
      .toBeTruthy();
    if (!record) throw new Error('import not found');
    return record;
  }

  const finished: ImportWorkspace['finished'] = async (sent, language) => {
    const envelope = await upload(sent);
    const { id } = endpoints.reportImportUpload.data.parse(envelope.data);
    return ended(id, { token: sent.token, language });
  };

  async function answer(
    { id, questions }: Pick<ReportImport, 'id' | 'questions'>,
    {
      token,
      language,
      choices = {},
      mode,
    }: {
      token: string;
      language?: string | undefined;
      choices?: Partial<Record<string, string>>;
      mode?: ImportMode | undefined;
    },
  ): Promise<ReportImport> {
    const given: Record<string, string> = {};
    for (const one of questions) given[one.id] = choices[one.code] ?? one.answers[0]?.answer ?? '';
    const body = { id, mode, answers: { choices: given } };
    expect(await post('reportImportBook', { token, body })).toMatchObject({ code: 200 });
    return ended(id, { token, language });
  }

  const fetchFile = (path: string, id: string, token: string, language: Language = 'en') =>
    fetch(url(path), {
      method: 'POST',
      headers: { token, language, 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    });

  return {
    db,
    files,
    url,
    fixtures: createFixtures(db, clock),
    upload,
    uploadRaw,
    post,
    ended,
    finished,
    answer,
    async booked(sent, language) {
      const record = await finished(sent, language);
      return record.state === importStates.review ? answer(record, { token: sent.token, language }) : record;
    },
    original: (id, token) => fetchFile(reportImportOriginal.path, id, token),
    failedRows: (id, token, language) => fetchFile(reportImportFailedRows.path, id, token, language),
    storedFiles: () => (existsSync(uploads) ? readdirSync(uploads).sort() : []),
    async close() {
      await app.close();
      await jobs.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function bytesOf(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(typeof content === 'string' ? Buffer.from(content) : content);
}
