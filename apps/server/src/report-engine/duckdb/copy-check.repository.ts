import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import type { CopyFiles } from './copy-files';
import type { DuckdbClient } from './engine-client';
import { allVersions, findFactVersion, type CopyUnit } from './fact-versions.repository';
import type { SetFileKind } from './file-set';
import { sumsParity } from './sql/coarse-sums-sql';
import { coarserSections } from './sql/copy-sql';
import { daysParity } from './sql/day-columns-sql';
import { copyParity, factParitySql } from './sql/parity-sql';
import { readFactDays } from './write-set';

/** Outcome of comparing the copy with the database. */
export interface CopyCheck {
  checkedCount: number;
  /** Units that differed from the database or were damaged. Their files are removed, with those of all accounts in them. */
  wrong: CopyUnit[];
}

/**
 * Compares each copied unit with the facts in the database: number of rows, sums and hashes. Removes a unit with any
 * difference; it is copied again when a report needs it. Units whose facts change meanwhile are skipped.
 *
 * Errors: `EngineError`, and those of the database.
 */
export async function checkCopies({
  db,
  client,
  files,
  onWrong,
}: {
  db: Database;
  client: Pick<DuckdbClient, 'query'>;
  files: CopyFiles;
  onWrong: (unit: CopyUnit) => void;
}): Promise<CopyCheck> {
  const check: CopyCheck = { checkedCount: 0, wrong: [] };
  const units = await allVersions(db);
  // DuckDB does not read damaged files
  const damaged = await files.verify(units);
  check.checkedCount += damaged.length;
  for (const unit of damaged) noteWrong(unit);
  for (const unit of units) {
    if (files.stateOf(unit) !== 'copied') continue;
    const expected = await readParity(db, unit);
    // its set may have been removed meanwhile
    if (expected === undefined || files.stateOf(unit) !== 'copied') continue;
    check.checkedCount += 1;
    if (await isEqual(unit, expected)) continue;
    files.remove(unit);
    noteWrong(unit);
  }
  return check;

  function noteWrong(unit: CopyUnit): void {
    check.wrong.push(unit);
    onWrong(unit);
  }

  async function isEqual(unit: CopyUnit, expected: readonly string[]): Promise<boolean> {
    const fileOf = (kind: SetFileKind) => required(files.filesOf([unit], kind));
    const own = { facts: fileOf('facts'), items: fileOf('items'), sums: fileOf('sums') };
    const { paths, daySums: sums } = required([files.setOf(unit)]);
    const [row] = await client.query({ text: copyParity(own) }, { timeoutMs: checkMs });
    if (JSON.stringify(row) !== JSON.stringify(expected)) return false;
    if (coarserSections(unit).length > 0) {
      const [same] = await client.query({ text: sumsParity(unit, own) }, { timeoutMs: checkMs });
      if (same?.[0] !== true) return false;
    }
    if (sums === undefined) return true;
    const [days] = await client.query({ text: daysParity(paths) }, { timeoutMs: checkMs });
    return (
      days?.[0] === true && JSON.stringify(await readFactDays(client, paths.facts)) === JSON.stringify(sums)
    );
  }
}

const checkMs = 600_000;

/** What a copied unit has. */
function required<T>([value]: readonly T[]): NonNullable<T> {
  if (value === undefined || value === null) throw new RangeError('the unit isn’t copied');
  return value;
}

/** Texts of `factParitySql`; undefined if the facts have another version by now. */
export async function readParity(db: Database, unit: CopyUnit): Promise<string[] | undefined> {
  return db.transaction(
    async (tx) => {
      const current = await findFactVersion(tx, unit);
      if (current?.version !== unit.version) return undefined;
      await tx.execute(sql`SET LOCAL enable_nestloop = off`);
      const { rows } = await tx.execute(factParitySql(unit));
      return paritySchema.parse(rows[0]).parity;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const paritySchema = z.object({ parity: z.array(z.string()) });
