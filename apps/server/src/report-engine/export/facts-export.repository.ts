import type { Channel, Section } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import { copyTo } from '../../platform/db/copy-to';
import { createDuckdbClient, type DuckdbClient } from '../duckdb/engine-client';
import {
  exportColumns,
  exportPartsSql,
  joinParquet,
  maxDigits,
  partToCsv,
  partToParquet,
  type ExportPart,
  type ExportScope,
} from './export-sql';

/** Facts that cannot be exported as asked; the message says why. */
class ExportError extends Error {
  override name = 'ExportError';
}

interface ExportOptions {
  signal: AbortSignal;
}

/**
 * Writes facts as CSV in UTF-8 with a header: an empty field is no value, a quoted empty field is an empty text. Returns
 * the number of facts. All facts are of one snapshot. `output` is not ended.
 *
 * Errors: `ExportError` without facts; those of the database and of the output; the reason of the signal.
 */
export async function exportCsv(
  db: Database,
  scope: ExportScope,
  { output, signal }: ExportOptions & { output: Writable },
): Promise<number> {
  return readOnly(db, async (tx) => {
    const parts = await findParts(tx, scope);
    let count = 0;
    async function* lines(): AsyncGenerator<Uint8Array | string> {
      yield `${exportColumns(parts).join(',')}\n`;
      for (const part of parts) {
        const { content, rowCount } = copyTo(tx, partToCsv(scope, part, parts));
        yield* content as AsyncIterable<Uint8Array>;
        count += await rowCount;
      }
    }
    await pipeline(lines, output, { end: false, signal });
    return count;
  });
}

/**
 * Writes facts to a Parquet file in an empty folder, which also takes temporary files. Amounts are decimals. Returns the
 * number of facts. All facts are of one snapshot.
 *
 * Errors: as `exportCsv`; `ExportError` also for amounts that are too large for a decimal of Parquet; `EngineError`.
 */
export async function exportParquet(
  db: Database,
  scope: ExportScope,
  { folder, file, signal }: ExportOptions & { folder: string; file: string },
): Promise<number> {
  const client = createDuckdbClient({
    folder,
    memoryMb: 512,
    threads: availableParallelism(),
    log: { warn: () => undefined },
    name: 'export',
  });
  try {
    // before the facts are read, because a platform may lack DuckDB
    await client.query({ text: 'SELECT 1' }).catch((cause: unknown) => {
      throw new ExportError('DuckDB doesn’t run here. Export CSV.', { cause });
    });
    return await readOnly(db, (tx) => convertParts(tx, scope, { client, folder, file, signal }));
  } finally {
    await client.stop();
  }
}

async function convertParts(
  tx: Database,
  scope: ExportScope,
  { client, folder, file, signal }: ExportOptions & { client: DuckdbClient; folder: string; file: string },
): Promise<number> {
  const parts = await findParts(tx, scope);
  const scale = Math.max(...parts.map((part) => part.scale));
  const digits = Math.max(...parts.map((part) => part.digits));
  if (digits + scale > maxDigits)
    throw new ExportError(
      `Amounts with more than ${maxDigits} digits don’t fit into a Parquet file. Export CSV.`,
    );
  const raw = path.join(folder, 'part.csv');
  const converted: string[] = [];
  let count = 0;
  for (const part of parts) {
    const { content, rowCount } = copyTo(tx, partToCsv(scope, part, parts));
    const [rows] = await Promise.all([rowCount, pipeline(content, createWriteStream(raw), { signal })]);
    count += rows;
    const to = path.join(folder, `${converted.length}.parquet`);
    await client.query(
      { text: partToParquet(parts, { from: raw, to, digits, scale }) },
      { signal, timeoutMs: convertMs },
    );
    converted.push(to);
  }
  await rm(raw);
  const [only, ...others] = converted;
  if (only !== undefined && others.length === 0) await rename(only, file);
  else await client.query({ text: joinParquet(converted, file) }, { signal, timeoutMs: convertMs });
  return count;
}

const convertMs = 3_600_000;

const partSchema = z.object({
  channel: z.string(),
  section: z.string(),
  month: z.string(),
  scale: z.number(),
  digits: z.number(),
});

async function findParts(
  tx: Database,
  scope: ExportScope,
): Promise<(ExportPart & { scale: number; digits: number })[]> {
  const { rows } = await tx.execute(exportPartsSql(scope));
  if (rows.length === 0) throw new ExportError('The account has no data for this export.');
  return rows.map((row) => {
    const { channel, section, ...part } = partSchema.parse(row);
    // asserted: the columns are enums of these values
    return { ...part, channel: channel as Channel, section: section as Section };
  });
}

/** A snapshot without a time limit. New accounts have no statistics, for which the planner would choose nested loops. */
function readOnly<Result>(db: Database, read: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = 0`);
      await tx.execute(sql`SET LOCAL enable_nestloop = off`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
