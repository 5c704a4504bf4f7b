import { defaultTimeZone } from '@meridian/api-client/contract';
import { rm } from 'node:fs/promises';
import { FileDamagedError, FileMissingError } from '../../platform/files';
import { sectionKeysOf } from '../../platform/lib/item-dims';
import { packRejection } from './core/pack-report';
import type { ParsedFile } from './core/parsed-file';
import { ImportRejectedError } from './core/problem';
import type { ReportImportParts } from './import-parts';
import type { FileOutcome, OpenImport } from './repository/complete-import';
import type { ParsedImport } from './repository/parsed-import';
import { rowFilesIn, type RowFiles } from './row-files';

/** Parses a file, passes on the outcome, and then deletes the folder with its rows. */
export async function withParsedUpload<Result>(
  parts: ReportImportParts,
  open: OpenImport,
  use: (outcome: FileOutcome) => Promise<Result>,
): Promise<Result> {
  const folder = await parts.files.createWorkFolder();
  try {
    return await use(await outcomeOf(parts, open, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function outcomeOf(parts: ReportImportParts, open: OpenImport, folder: string): Promise<FileOutcome> {
  const { imports, findAccountIds, clock, uploaded, parse } = parts;
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

/** Converts the parser's result to the names of the database. */
function toParsedImport({ parts, ...file }: ParsedFile, rows: RowFiles): ParsedImport {
  const { dataTime } = file.detection;
  return {
    ...file,
    rows,
    loads: parts.map(({ rows: fileRows, ...part }) => ({ ...part, fileRows, dataTime })),
  };
}
