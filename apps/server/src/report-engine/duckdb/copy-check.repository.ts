import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import type { CopyFiles } from './copy-files';
import type { DuckdbClient } from './engine-client';
import { allVersions, findFactVersion, type CopyUnit } from './fact-versions.repository';
import { sumsParity } from './sql/coarse-sums-sql';
import { coarserSections } from './sql/copy-sql';
import { daysParity } from './sql/day-columns-sql';
import { copyParity, factParitySql } from './sql/parity-sql';
import { readFactDays } from './write-unit';

/** Outcome of comparing the copy with the database. */
export interface CopyCheck {
  checkedCount: number;
  /** Units that were removed because they differed from the database or were damaged. */
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
  for (const unit of await allVersions(db)) {
    if (!files.exists(unit)) continue;
    const expected = await readParity(db, unit);
    if (expected === undefined) continue;
    check.checkedCount += 1;
    if (await isEqual(unit, expected)) continue;
    files.remove(unit);
    check.wrong.push(unit);
    onWrong(unit);
  }
  return check;

  async function isEqual(unit: CopyUnit, expected: readonly string[]): Promise<boolean> {
    // DuckDB does not read damaged files
    if (files.stateOf(unit) !== 'copied' && !(await files.verify(unit))) return false;
    const paths = files.pathsOf(unit);
    const [row] = await client.query({ text: copyParity(paths) }, { timeoutMs: checkMs });
    if (JSON.stringify(row) !== JSON.stringify(expected)) return false;
    if (coarserSections(unit).length > 0) {
      const [same] = await client.query({ text: sumsParity(unit, paths) }, { timeoutMs: checkMs });
      if (same?.[0] !== true) return false;
    }
    const sums = files.daySumsOf(unit);
    if (sums === undefined) return true;
    const [days] = await client.query({ text: daysParity(paths) }, { timeoutMs: checkMs });
    return (
      days?.[0] === true && JSON.stringify(await readFactDays(client, paths.facts)) === JSON.stringify(sums)
    );
  }
}

const checkMs = 600_000;

/** Undefined if the facts have another version by now. */
async function readParity(db: Database, unit: CopyUnit): Promise<string[] | undefined> {
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
