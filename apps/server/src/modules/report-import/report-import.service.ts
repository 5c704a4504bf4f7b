import { defaultTimeZone } from '@meridian/api-client/contract';
import { rm } from 'node:fs/promises';
import * as z from 'zod';
import { ParserError } from '../../kits/workbooks/read/file-process';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { FileStore } from '../../platform/files';
import { FileDamagedError, FileMissingError } from '../../platform/files';
import { defineQueue, type Jobs } from '../../platform/jobs';
import { requireFreeSpace, type Capacity } from '../../platform/lib/capacity';
import { displayName } from '../../platform/lib/display-name';
import { DomainError } from '../../platform/lib/domain-error';
import { sectionKeysOf } from '../../platform/lib/item-dims';
import { accountsToCreate, refuseInvalidChoices, refuseInvalidConstants } from './check-answers';
import { packRejection } from './core/pack-report';
import { ImportRejectedError } from './core/problem';
import { failedRowsFile } from './failed-rows-file';
import type { ParseOutcome, ParseTask } from './parse-file';
import { createReportParser } from './parse-in-process';
import { rememberMapping } from './remember-mapping';
import type { ImportCaller, ReportImportService, ReportUpload } from './report-import.types';
import type { FileOutcome, OpenImport } from './repository/complete-import';
import type { NewImport } from './repository/import-queries';
import type { ImportRecord } from './repository/import-record-sql';
import type { ReportImportRepository } from './repository/report-import.repository';
import { rowFilesIn } from './row-files';
import { toParsedImport } from './to-parsed-import';
import { createUploadedFiles, fileKey } from './uploaded-files';

const data = z.object({ importId: z.uuid() });

export const importQueue = defineQueue({ name: 'import-report', data, tries: 30, concurrency: 2 });
/** Imports of large files, which would hold up the others. */
export const largeImportQueue = defineQueue({ name: 'import-large-report', data, tries: 30, concurrency: 1 });

/** Accepts report files and imports them in the background. */
export function createReportImportService({
  imports,
  files,
  jobs,
  clock,
  capacity,
  findAccountIds,
  parse = createReportParser().parse,
}: {
  imports: ReportImportRepository;
  files: FileStore;
  jobs: Pick<Jobs, 'send' | 'wake'>;
  clock: Pick<Clock, 'today'>;
  capacity: Capacity;
  /** The accounts that a file of the user can go to; `all` for a command, whose user is null. */
  findAccountIds: (userId: string | null) => Promise<readonly number[] | 'all'>;
  parse?: (task: ParseTask) => Promise<ParseOutcome>;
}): ReportImportService {
  const uploaded = createUploadedFiles(files);

  async function storeFile({
    bytes,
    fileName,
    accounts = 'selected',
    ...upload
  }: ReportUpload): Promise<NewImport> {
    const { id, contentHash, size } =
      'contentHash' in bytes ? bytes : await uploaded.receive(bytes, fileName);
    return {
      ...upload,
      id,
      contentHash,
      size,
      fileName: displayName(fileName, 'report'),
      answers: { choices: {}, fileAccounts: accounts },
      remembered: null,
      userId: upload.createdBy,
    };
  }

  /** Parses a file and passes on what it became, with its rows in a folder that is removed afterwards. */
  async function withOutcome<T>(open: OpenImport, use: (outcome: FileOutcome) => Promise<T>): Promise<T> {
    const folder = await files.createWorkFolder();
    try {
      return await use(await outcomeOf(open, folder));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function outcomeOf(open: OpenImport, folder: string): Promise<FileOutcome> {
    const { accountId, channel, answers, userId } = open;
    const remembered = open.remembered ?? (userId === null ? [] : await imports.findMappings(userId));
    const accounts = await imports.findAccounts(accountId, await findAccountIds(userId));
    const timeZone = accounts.find((one) => one.accountId === accountId)?.timeZone ?? defaultTimeZone;
    const sections = { search: sectionKeysOf('search'), feed: sectionKeysOf('feed') };
    const today = clock.today(timeZone);
    const options = { accountId, accounts, channel, sections, timeZone, today, answers, remembered };
    try {
      const outcome = await parse({ file: await uploaded.localPath(open, folder), folder, options });
      const rows = rowFilesIn(folder);
      return outcome.state === 'rejected'
        ? { ...outcome, rows }
        : { state: 'parsed', file: toParsedImport(outcome.file, rows) };
    } catch (error) {
      if (!(error instanceof FileMissingError || error instanceof FileDamagedError)) throw error;
      return { state: 'rejected', ...packRejection(new ImportRejectedError('file_lost')) };
    }
  }

  const onExhausted = (importId: string) =>
    imports.reject(importId, packRejection(new ImportRejectedError('internal')));

  /** Runs an import after those of its account that were uploaded before: the newer file of the same days is booked last. */
  async function run(importId: string): Promise<void> {
    for (;;) {
      const older = await imports.findOlder(importId);
      if (!older) break;
      if (older.isRunning || (await uploaded.sizeOf(older.id)) > largeBytes) {
        await sendJob(importId, { delaySeconds: 0.5 });
        return;
      }
      await runAlone(older.id);
    }
    await runAlone(importId);
  }

  async function runAlone(importId: string): Promise<void> {
    const open = await imports.open(importId);
    if (!open) return;
    try {
      await withOutcome(open, (outcome) => imports.complete(open, outcome));
    } catch (error) {
      // another try would fail too; rethrown for the log
      if (error instanceof ParserError) await onExhausted(importId);
      throw error;
    }
  }

  async function findOwn(id: string, { accountIds }: ImportCaller): Promise<ImportRecord> {
    const { list } = await imports.list({ accountIds, id, limit: 1, offset: 0 });
    const isVisible = list[0]?.loads.every(({ accountId }) => accountIds.includes(accountId)) ?? false;
    if (!list[0] || !isVisible) throw new DomainError('not_found');
    return list[0];
  }

  async function sendJob(
    importId: string,
    options: { db?: Database; delaySeconds?: number; priority?: number },
  ): Promise<void> {
    const queue = (await uploaded.sizeOf(importId)) > largeBytes ? largeImportQueue : importQueue;
    await jobs.send(queue, { importId }, { singletonKey: importId, ...options });
  }

  return {
    async checkLimits(userId) {
      await requireFreeSpace(capacity);
      await imports.checkLimits(userId, capacity.quotaBytes);
    },
    receive: (content, fileName) => uploaded.receive(content, fileName),
    discard: (file) => uploaded.discard(file),

    async upload(upload) {
      const created = await storeFile(upload);
      const { id } = created;
      // of the waiting files of all users, those of who waits for few are imported first
      await imports.add(created, capacity.quotaBytes, (db, unfinished) =>
        sendJob(id, { db, priority: -unfinished }),
      );
      jobs.wake();
      return id;
    },

    async importNow(upload, { decide = () => ({}), isDryRun = false } = {}) {
      const created = await storeFile(upload);
      const record = await imports.recordOutcome(created, { withOutcome, decide, isDryRun });
      if (isDryRun) await files.remove(fileKey(created.id));
      return record;
    },

    async book(id, { answers = { choices: {} }, mode, remember = true, rememberAs: name }, caller) {
      const record = await findOwn(id, caller);
      const { questions } = record;
      refuseInvalidChoices(questions, answers);
      refuseInvalidConstants(record, answers);
      const newAccounts = mode === 'book' ? accountsToCreate(questions, answers, caller.permissions) : [];
      const { fileAccounts } = record.answers;
      const approval = { answers: { ...answers, fileAccounts }, mode, newAccounts, userId: caller.userId };
      await imports.approve(id, approval, async (db) => {
        const { userId } = caller;
        if (mode === 'book') await rememberMapping(db, record, { answers, remember, name, userId });
        await sendJob(id, { db });
      });
      jobs.wake();
    },

    async undo(id, { isPreview }, caller) {
      await findOwn(id, caller);
      return imports.undo(id, { isPreview, userId: caller.userId });
    },

    async openOriginal(id, caller) {
      const { fileName } = await findOwn(id, caller);
      try {
        return { fileName, content: await files.read(fileKey(id)) };
      } catch (error) {
        if (error instanceof FileMissingError) throw new DomainError('not_found');
        throw error;
      }
    },

    async failedRows(id, caller) {
      const record = await findOwn(id, caller);
      const problems = await imports.findAllProblems(id);
      if (!problems.some(({ dataNum }) => dataNum !== null)) throw new DomainError('not_found');
      return failedRowsFile(record, problems, caller.language);
    },

    list: (query) => imports.list(query),
    mappings: imports.findMappings,
    async renameMapping(key, name) {
      if (!(await imports.renameMapping(key, name))) throw new DomainError('not_found');
    },
    deleteMapping: imports.forgetMapping,

    async problems(id, range, caller) {
      await findOwn(id, caller);
      return imports.findProblemPage(id, range);
    },

    job: {
      run: ({ importId }) => run(importId),
      onExhausted: ({ importId }) => onExhausted(importId),
    },
  };
}

/** Larger files are imported one at a time, beside the others. */
const largeBytes = 5 * 1024 * 1024;
