import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import { copyTo } from '../../platform/db/copy-to';
import { factDimensionKeys } from '../../platform/lib/item-dims';
import type { CopyFiles } from './copy-files';
import { EngineError, type DuckdbClient } from './engine-client';
import { findVersionsOf, type CopyBatch, type CopyUnit } from './fact-versions.repository';
import type { DayFile, WrittenFiles } from './file-set';
import { factsToSums } from './sql/coarse-sums-sql';
import {
  coarserSections,
  factsToCsv,
  factsToParquet,
  itemsToCsv,
  itemsToParquet,
  unsuitable,
} from './sql/copy-sql';
import { dayFactsQuery, factsToDays, joinDayParts } from './sql/day-columns-sql';
import { factDaySumsQuery } from './sql/days-sql';
import { duckdbQuery } from './sql/query-sql';

export interface WriteParts {
  db: Database;
  client: Pick<DuckdbClient, 'query'>;
  files: CopyFiles;
}

/**
 * Copies the current versions of targets from the database into one set of files. Facts and items are of one snapshot.
 * Targets without data are left out. `isShared`: for small accounts; otherwise there is one target, which is also written in
 * columns by day if its facts are suitable.
 *
 * Errors: `EngineError`, and those of the database and the disk. A unit with unsuitable values is marked instead.
 */
export async function writeSet(
  batch: CopyBatch,
  { isShared }: { isShared: boolean },
  parts: WriteParts,
): Promise<void> {
  const { files } = parts;
  await mkdir(files.folder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(files.folder, 'writing-'));
  const raw = { facts: path.join(folder, 'facts.csv'), items: path.join(folder, 'items.csv') };
  try {
    const units = await readUnits(batch, { db: parts.db, raw });
    if (units.length === 0) return;
    const written = await convert(batch, { raw, folder, client: parts.client });
    if (written !== undefined) {
      const days = isShared
        ? undefined
        : await writeDays({ facts: written.facts, folder, client: parts.client });
      await files.add(units, { ...written, days }, { isShared });
      return;
    }
    const [unit] = units;
    if (unit && units.length === 1) {
      files.markUnsuitable(unit);
      return;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  // one of them is unsuitable: the others are written without it
  const middle = Math.ceil(batch.accountIds.length / 2);
  for (const accountIds of [batch.accountIds.slice(0, middle), batch.accountIds.slice(middle)])
    await writeSet({ ...batch, accountIds }, { isShared }, parts);
}

async function readUnits(
  batch: CopyBatch,
  { db, raw }: { db: Database; raw: { facts: string; items: string } },
): Promise<CopyUnit[]> {
  return db.transaction(
    async (tx) => {
      const units = await findVersionsOf(tx, batch);
      if (units.length === 0) return [];
      for (const [statement, file] of [
        [factsToCsv(batch), raw.facts],
        [itemsToCsv(batch), raw.items],
      ] as const) {
        const { content, rowCount } = copyTo(tx, statement);
        await Promise.all([pipeline(content, createWriteStream(file, { mode: 0o600 })), rowCount]);
      }
      return units;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Undefined if there are values that the copy cannot represent exactly. */
async function convert(
  batch: CopyBatch,
  {
    raw,
    folder,
    client,
  }: {
    raw: { facts: string; items: string };
    folder: string;
    client: Pick<DuckdbClient, 'query'>;
  },
): Promise<WrittenFiles | undefined> {
  const written = { facts: path.join(folder, 'facts.parquet'), items: path.join(folder, 'items.parquet') };
  const sums = coarserSections(batch).length === 0 ? undefined : path.join(folder, 'sums.parquet');
  const keys = factDimensionKeys(batch.channel, batch.section);
  try {
    await client.query(
      { text: itemsToParquet(batch, { from: raw.items, to: written.items, keys }) },
      writing,
    );
    await client.query({ text: factsToParquet({ from: raw.facts, to: written.facts }) }, writing);
    if (sums !== undefined) {
      const from = { facts: { path: written.facts }, items: { path: written.items } };
      await client.query({ text: factsToSums(batch, { ...from, to: sums }) }, writing);
    }
  } catch (error) {
    if (error instanceof EngineError && error.message.includes(unsuitable)) return undefined;
    throw error;
  }
  return { ...written, sums };
}

/** Facts of a part that is sorted in the memory of the process that writes. */
const partFacts = 1_000_000;

/** Writes the facts in columns by day if each has one day. */
async function writeDays({
  facts,
  folder,
  client,
}: {
  facts: string;
  folder: string;
  client: Pick<DuckdbClient, 'query'>;
}): Promise<DayFile | undefined> {
  const [row] = await client.query({ text: dayFactsQuery(facts) }, writing);
  const [count, isSuitable] = dayFactsSchema.parse(row);
  if (!isSuitable) return undefined;
  const partCount = Math.ceil(count / partFacts);
  const parts = Array.from({ length: partCount }, (_, part) => path.join(folder, `days-${part}.parquet`));
  for (const [part, to] of parts.entries()) {
    await client.query({ text: factsToDays({ from: facts, to }, { part, partCount }) }, writing);
  }
  const file = path.join(folder, 'days.parquet');
  await client.query({ text: joinDayParts({ from: parts, to: file }) }, writing);
  return { file, sums: await readFactDays(client, facts) };
}

/** Sums by day of a file of facts, as they are stored in the description of a unit. */
export async function readFactDays(
  client: Pick<DuckdbClient, 'query'>,
  facts: string,
): Promise<DayFile['sums']> {
  const rows = await client.query(duckdbQuery(factDaySumsQuery(facts)), writing);
  return rows.map((row) =>
    row.map((value) => (value === null || typeof value === 'number' ? value : String(value))),
  );
}

const dayFactsSchema = z.tuple([z.coerce.number().pipe(z.int()), z.boolean()]);

/** Options of queries that write. */
export const writing = { timeoutMs: 600_000 };
