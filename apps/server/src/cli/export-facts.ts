import type { Channel, Section } from '@meridian/api-client/contract';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { readConfig } from '../platform/config/config';
import { isDiskFull } from '../platform/lib/is-disk-full';
import { errorCodeOf } from '../platform/lib/setup-error';
import { EngineError, exportCsv, exportParquet, type ExportScope } from '../report-engine';
import { counted } from './counted';
import { findOrCreateAccount } from './import-account';
import { UsageError } from './import-arguments';
import { userPath } from './user-path';
import { withDatabase } from './with-database';

/** Options of the command. */
export interface ExportFactsOptions {
  channel?: Channel;
  section?: Section;
  from?: string;
  to?: string;
  output?: string;
}

/**
 * Exports an account's facts to a file, or as CSV to standard output. A file appears once it is complete, and replaces an
 * earlier one.
 *
 * Errors: for an unknown account, for a file that cannot be written, and without facts.
 */
export async function exportFacts(
  accountNo: string,
  { output, ...period }: ExportFactsOptions,
): Promise<void> {
  if (period.from !== undefined && period.to !== undefined && period.from > period.to)
    throw new UsageError('--from must not be after --to.');
  const target = output === undefined ? undefined : userPath(output);
  if (target !== undefined) await checkTarget(target);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort(new Error('The export was interrupted.'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const { signal } = interruption;
  try {
    const count = await withDatabase(
      readConfig(process.env),
      async ({ db }) => {
        const { accountId } = await findOrCreateAccount(db, { accountNo, newAccount: undefined });
        const scope: ExportScope = { ...period, accountId };
        if (target === undefined) return exportCsv(db, scope, { output: process.stdout, signal });
        return writeBeside(target, async ({ folder, file }) => {
          if (target.endsWith('.parquet')) return exportParquet(db, scope, { folder, file, signal });
          const content = createWriteStream(file);
          const rows = await exportCsv(db, scope, { output: content, signal });
          await finished(content.end());
          return rows;
        });
      },
      { isReadOnly: true },
    );
    // not to standard output, which may have the facts
    console.error(`Exported ${counted(count, 'row')}${target === undefined ? '' : ` to ${target}`}.`);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

async function checkTarget(target: string): Promise<void> {
  const folder = await stat(path.dirname(target)).catch(() => undefined);
  if (!folder?.isDirectory()) throw new UsageError(`The folder ${path.dirname(target)} doesn’t exist.`);
  if ((await stat(target).catch(() => undefined))?.isDirectory())
    throw new UsageError(`${target} is a folder. Name a file.`);
}

/** Lets a file be written in a new folder beside the target, and moves it there when it is complete. */
async function writeBeside(
  target: string,
  write: (unfinished: { folder: string; file: string }) => Promise<number>,
): Promise<number> {
  let folder: string | undefined;
  try {
    folder = await mkdtemp(`${target}.unfinished-`);
    const file = path.join(folder, path.basename(target));
    const count = await write({ folder, file });
    const handle = await open(file, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(file, target);
    return count;
  } catch (error) {
    throw writeError(error, target);
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** Errors whose cause the user can remove, in words; others unchanged. */
function writeError(error: unknown, target: string): unknown {
  const code = errorCodeOf(error);
  const text = error instanceof EngineError ? error.message : '';
  if (isDiskFull(error) || text.includes('No space left'))
    return new Error(`The disk of ${target} is full.`, { cause: error });
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return new Error(`The user of this process isn’t allowed to write to ${path.dirname(target)}.`, {
      cause: error,
    });
  if (error instanceof EngineError)
    return new Error(`DuckDB couldn’t write the Parquet file: ${text} Export CSV instead.`, { cause: error });
  return error;
}
