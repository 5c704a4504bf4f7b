import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import { copyTo } from '../../platform/db/copy-to';
import { factDimensionKeys } from '../../platform/lib/item-dims';
import type { CopyFiles, DayFile } from './copy-files';
import { EngineError, type DuckdbClient } from './engine-client';
import { findFactVersion, type CopyTarget, type CopyUnit } from './fact-versions.repository';
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

/**
 * Copies the current version of a target from the database. Facts and items are of one snapshot. Without data, nothing
 * is written.
 *
 * Errors: `EngineError`, and those of the database and the disk. A unit with unsuitable values is marked instead.
 */
export async function writeUnit(
  target: CopyTarget,
  {
    db,
    client,
    files,
    minDayFacts,
  }: {
    db: Database;
    client: Pick<DuckdbClient, 'query'>;
    files: CopyFiles;
    /** Facts from which a month is also written in columns by day. */
    minDayFacts: number;
  },
): Promise<void> {
  const current = await findFactVersion(db, target);
  if (current === undefined || files.stateOf(current) !== 'missing' || (await files.verify(current))) return;
  await mkdir(files.folder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(files.folder, 'writing-'));
  const raw = { facts: path.join(folder, 'facts.csv'), items: path.join(folder, 'items.csv') };
  try {
    const unit = await readUnit(target, { db, raw });
    if (unit === undefined) return;
    await convert(unit, { raw, folder, client, files, minDayFacts });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readUnit(
  target: CopyTarget,
  { db, raw }: { db: Database; raw: { facts: string; items: string } },
): Promise<CopyUnit | undefined> {
  return db.transaction(
    async (tx) => {
      const unit = await findFactVersion(tx, target);
      if (unit === undefined) return undefined;
      for (const [statement, file] of [
        [factsToCsv(target), raw.facts],
        [itemsToCsv(target), raw.items],
      ] as const) {
        const { content, rowCount } = copyTo(tx, statement);
        await Promise.all([pipeline(content, createWriteStream(file, { mode: 0o600 })), rowCount]);
      }
      return unit;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function convert(
  unit: CopyUnit,
  {
    raw,
    folder,
    client,
    files,
    minDayFacts,
  }: {
    raw: { facts: string; items: string };
    folder: string;
    client: Pick<DuckdbClient, 'query'>;
    files: CopyFiles;
    minDayFacts: number;
  },
): Promise<void> {
  const written = { facts: path.join(folder, 'facts.parquet'), items: path.join(folder, 'items.parquet') };
  const sums = coarserSections(unit).length === 0 ? undefined : path.join(folder, 'sums.parquet');
  const keys = factDimensionKeys(unit.channel, unit.section);
  try {
    await client.query({ text: itemsToParquet(unit, { from: raw.items, to: written.items, keys }) }, writing);
    await client.query({ text: factsToParquet(unit, { from: raw.facts, to: written.facts }) }, writing);
    if (sums !== undefined)
      await client.query({ text: factsToSums(unit, { ...written, to: sums }) }, writing);
  } catch (error) {
    if (!(error instanceof EngineError) || !error.message.includes(unsuitable)) throw error;
    files.markUnsuitable(unit);
    return;
  }
  const days = await writeDays({ facts: written.facts, folder, client, minDayFacts });
  await files.add(unit, { ...written, days, sums });
}

/** Facts of a part that is sorted in the memory of the process that writes. */
const partFacts = 1_000_000;

/** Writes the facts in columns by day if that pays. */
async function writeDays({
  facts,
  folder,
  client,
  minDayFacts,
}: {
  facts: string;
  folder: string;
  client: Pick<DuckdbClient, 'query'>;
  minDayFacts: number;
}): Promise<DayFile | undefined> {
  const [row] = await client.query({ text: dayFactsQuery(facts) }, writing);
  const [count, isSuitable] = dayFactsSchema.parse(row);
  if (count < minDayFacts || !isSuitable) return undefined;
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

const writing = { timeoutMs: 600_000 };
