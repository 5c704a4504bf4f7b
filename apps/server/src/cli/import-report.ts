import { harmlessAnswers, type ImportAnswers, type ImportQuestion } from '@meridian/api-client/contract';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  createReportImportRepository,
  createReportImportService,
  presentImport,
} from '../modules/report-import';
import { createClock } from '../platform/clock';
import { readConfig, type Config } from '../platform/config/config';
import type { Database } from '../platform/db';
import { openFileStore } from '../platform/files';
import { createCapacity } from '../platform/lib/capacity';
import { describeImport } from './describe-import';
import { describeImports, type FileResult } from './describe-imports';
import { exitCodeOf, exitCodes, mostUrgent, type ExitCode } from './exit-code';
import { findOrCreateAccount, removeUnusedAccount } from './import-account';
import { readArguments, type ImportArguments } from './import-arguments';
import { messageOf } from './message-of';
import { importFilesOf, type ImportFile } from './unpack-archive';
import { userPath } from './user-path';
import { filesIn, watchFolder } from './watch-folder';
import { withDatabase } from './with-database';

/**
 * Imports report files and prints the outcome of each. The exit code covers all files, see `usage`. Errors:
 * `UsageError`.
 */
export async function importReports(args: readonly string[]): Promise<ExitCode> {
  const wanted = readArguments(args);
  const config = readConfig(process.env);
  return withDatabase(config, async ({ db }) => {
    const files = await listFiles(wanted.paths);
    const { accountId, isNew } = await findOrCreateAccount(db, wanted);
    const results: FileResult[] = [];
    const importOne = async (path: string) => {
      results.push(...(await importPath(path, { db, config, accountId, wanted })));
    };
    try {
      for (const file of files) await importOne(file);
      if (wanted.watch !== undefined) await importNew(wanted.watch, importOne);
    } finally {
      if (isNew) await removeUnusedAccount(db, accountId);
    }
    if (results.length > 1) console.log(describeImports(results));
    return mostUrgent(results.map(({ code }) => code));
  });
}

async function importNew(folder: string, importOne: (path: string) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  console.log(`Watching ${folder}. Press Ctrl+C to stop.`);
  await watchFolder(userPath(folder), importOne, stop.signal);
}

interface ImportContext {
  db: Database;
  config: Config;
  accountId: number;
  wanted: ImportArguments;
}

/** Imports a file, or the files in a ZIP file. If one fails, the others are still imported. */
async function importPath(file: string, context: ImportContext): Promise<FileResult[]> {
  try {
    const results: FileResult[] = [];
    for (const one of await importFilesOf(file)) results.push(await importFile(one, context));
    return results;
  } catch (error) {
    return [failed(path.basename(file), error)];
  }
}

async function importFile(
  { name, read }: ImportFile,
  { db, config, accountId, wanted: { channel, isDryRun, isYes, answers } }: ImportContext,
): Promise<FileResult> {
  const service = createReportImportService({
    imports: createReportImportRepository(db),
    findAccountIds: () => Promise.resolve('all'),
    files: await openFileStore(config),
    clock: createClock(config),
    capacity: createCapacity({ folder: config.dataDir, quotaMb: config.uploadQuotaMb }),
    jobs: {
      send: () => Promise.reject(new Error('a command runs its import without the job queue')),
      wake: () => undefined,
    },
  });
  try {
    const upload = {
      ...({ accountId, channel, mode: 'book', createdBy: null } as const),
      fileName: path.basename(name),
      bytes: await read(),
    };
    const decide = (questions: readonly ImportQuestion[]) => choicesFor(questions, { isYes, answers });
    const entry = presentImport(await service.importNow(upload, { decide, isDryRun }), 'en');
    console.log(describeImport(entry, { isDryRun }));
    return { name, code: exitCodeOf(entry) };
  } catch (error) {
    return failed(name, error);
  }
}

function failed(name: string, error: unknown): FileResult {
  console.error(`${name}: ${messageOf(error)}`);
  return { name, code: exitCodes.failed };
}

function choicesFor(
  questions: readonly ImportQuestion[],
  { isYes, answers }: Pick<ImportArguments, 'isYes' | 'answers'>,
): ImportAnswers['choices'] {
  return Object.fromEntries(
    questions.flatMap(({ id, code, answers: possible }) => {
      const answer = answers.get(code) ?? (isYes ? harmlessAnswers[code] : undefined);
      return answer !== undefined && possible.includes(answer) ? [[id, answer]] : [];
    }),
  );
}

/** Lists the files, and those in the folders. */
async function listFiles(paths: readonly string[]): Promise<string[]> {
  const lists = paths.map(async (one) => {
    const file = userPath(one);
    return (await stat(file)).isDirectory() ? filesIn(file) : [file];
  });
  return (await Promise.all(lists)).flat();
}
