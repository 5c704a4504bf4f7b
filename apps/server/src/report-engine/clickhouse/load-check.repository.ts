import type { Database } from '../../platform/db';
import { readParity, type CopyCheck } from '../duckdb/copy-check.repository';
import { allVersions, type CopyUnit } from '../duckdb/fact-versions.repository';
import type { ClickhouseClient } from './clickhouse-client';
import type { LoadsRepository } from './loads.repository';
import { loadParity } from './sql/load-parity-sql';
import { setState } from './sql/loads-sql';

const checkMs = 600_000;

/**
 * Compares each load that reports read with the facts in the database: number of rows, sums and hashes. A load with any difference
 * is read no more, and its facts are stored again. Units whose facts change meanwhile are skipped.
 *
 * Errors: `EngineError`, and those of the database.
 */
export async function checkLoads({
  db,
  client,
  loads,
}: {
  db: Database;
  client: Pick<ClickhouseClient, 'query' | 'run'>;
  loads: Pick<LoadsRepository, 'find'>;
}): Promise<CopyCheck> {
  const wrong: CopyUnit[] = [];
  let checkedCount = 0;
  const units = await allVersions(db);
  const found = await loads.find(units, { timeoutMs: checkMs });
  for (const unit of units) {
    const load = found.loads.get(unit.version);
    if (load === undefined) continue;
    const expected = await readParity(db, unit);
    if (expected === undefined) continue;
    checkedCount += 1;
    const stored: unknown[] = [];
    for (const query of loadParity(load)) {
      const [row] = await client.query(query, { timeoutMs: checkMs });
      stored.push(...(row ?? []));
    }
    if (JSON.stringify(stored) === JSON.stringify(expected)) continue;
    await client.run(setState([{ ...unit, load: load.load }], 'obsolete'));
    wrong.push(unit);
  }
  return { checkedCount, wrong };
}
