import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import { copyTo } from '../../platform/db/copy-to';
import { EngineError } from '../duckdb/engine-client';
import {
  allVersions,
  findFactVersion,
  unitKey,
  type CopyTarget,
  type CopyUnit,
} from '../duckdb/fact-versions.repository';
import type { ClickhouseClient, ClickhouseQueryOptions } from './clickhouse-client';
import {
  allLoads,
  factColumns,
  factsToLoad,
  isUnsuitable,
  itemColumns,
  itemsToLoad,
  loadsOfUnits,
  removeLoads,
  setState,
  storedCounts,
  type Load,
  type LoadCounts,
} from './sql/loads-sql';
import { createTables, factsTable, itemsTable } from './sql/tables-sql';

/** A load and what it consists of. */
export interface CountedLoad {
  load: string;
  accountId: number;
  counts: LoadCounts;
}

/** Loads by version; `missing`: units without one. Unsuitable units are in neither. */
export interface FoundLoads {
  loads: ReadonlyMap<string, CountedLoad>;
  missing: CopyUnit[];
}

/** The facts in ClickHouse, by load: a unit may have several, of which readers take the same one. */
export interface LoadsRepository {
  createTables: () => Promise<void>;
  find: (units: readonly CopyUnit[], options?: ClickhouseQueryOptions) => Promise<FoundLoads>;
  /** Errors: `EngineError` if any of the loads has lost rows. */
  check: (loads: readonly CountedLoad[], options?: ClickhouseQueryOptions) => Promise<void>;
  /** Stores the current facts of a target unless they are there, or another server is storing them. */
  write: (target: CopyTarget) => Promise<void>;
  /**
   * Marks loads that no report reads any more, removes those that were marked some time ago, and returns the units that
   * have no load, newest months first.
   */
  refresh: () => Promise<CopyUnit[]>;
}

/** A report that has found a load before it became obsolete ends by then; so does the writing of a load. */
const obsoleteSeconds = 3_600;

/** Errors of all methods: `EngineError`, and those of the database. */
export function createLoadsRepository({
  db,
  client,
  cluster,
}: {
  db: Database;
  client: ClickhouseClient;
  cluster: string | undefined;
}): LoadsRepository {
  async function find(units: readonly CopyUnit[], options?: ClickhouseQueryOptions): Promise<FoundLoads> {
    if (units.length === 0) return { loads: new Map(), missing: [] };
    const found = foundSchema.parse(await client.query(loadsOfUnits(units), options));
    const versions = new Set(found.map(({ version }) => version));
    // of several loads of a version, every server reads the first one, which is the last one in the map
    const complete = found.filter(({ isComplete }) => isComplete).toReversed();
    return {
      loads: new Map(complete.map((load) => [load.version, load])),
      missing: units.filter(({ version }) => !versions.has(version)),
    };
  }

  async function check(loads: readonly CountedLoad[], options?: ClickhouseQueryOptions): Promise<void> {
    if (loads.length === 0) return;
    const [[facts, items]] = countsSchema.parse(await client.query(storedCounts(loads), options));
    const sum = (of: keyof LoadCounts) => loads.reduce((total, { counts }) => total + counts[of], 0);
    if (facts !== sum('facts') || items !== sum('items'))
      throw new EngineError(
        `ClickHouse has ${facts} of ${sum('facts')} facts and ${items} of ${sum('items')} items of ${loads.length} loads`,
      );
  }

  /** Requires a snapshot. */
  async function writeIn(tx: Database, target: CopyTarget): Promise<void> {
    const unit = await findFactVersion(tx, target);
    if (unit === undefined || !(await lock(tx, unit))) return;
    const { missing } = await find([unit]);
    if (missing.length === 0) return;
    const load = { ...unit, load: randomUUID() };
    const { rows } = await tx.execute(isUnsuitable(target));
    if (unsuitableSchema.parse(rows[0]).isUnsuitable) {
      await client.run(setState([load], 'unsuitable'));
      return;
    }
    await client.run(setState([load], 'writing'));
    const counts = { items: await storeItems(tx, load), facts: await storeFacts(tx, load) };
    await check([{ ...load, counts }]);
    await client.run(setState([load], 'complete', counts));
  }

  const storeItems = (tx: Database, load: Load) =>
    store(tx, itemsToLoad(load), { table: itemsTable, columns: itemColumns });
  const storeFacts = (tx: Database, load: Load) =>
    store(tx, factsToLoad(load), { table: factsTable, columns: factColumns });

  async function store(tx: Database, statement: string, into: { table: string; columns: readonly string[] }) {
    const { content, rowCount } = copyTo(tx, statement);
    try {
      const [count] = await Promise.all([rowCount, client.insert(into, content)]);
      return count;
    } finally {
      // after an error: PostgreSQL waits for a reader of its rows, or for the end of the stream
      content.destroy();
    }
  }

  return {
    async createTables() {
      for (const statement of createTables(cluster)) await client.run(sql.raw(statement));
    },
    find,
    check,
    write: (target) =>
      db.transaction((tx) => writeIn(tx, target), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
    async refresh() {
      // first: a unit that becomes current in the meantime has no load yet, rather than an obsolete one
      const loads = storedLoadsSchema.parse(await client.query(allLoads));
      const units = await allVersions(db);
      const current = new Set(units.map(unitKey));
      const used = new Set<string>();
      const obsolete = [];
      for (const load of loads.filter(({ states }) => isReadable(states))) {
        const key = unitKey(load);
        if (!current.has(key) || used.has(key)) obsolete.push(load);
        else used.add(key);
      }
      for (const some of parts(obsolete)) await client.run(setState(some, 'obsolete'));
      const old = loads.filter(({ states, seconds }) => !isReadable(states) && seconds > obsoleteSeconds);
      for (const some of parts(old)) {
        for (const statement of removeLoads(
          some.map(({ load }) => load),
          cluster,
        ))
          await client.run(statement);
      }
      return units.filter((unit) => !used.has(unitKey(unit)));
    },
  };
}

const isReadable = (states: readonly string[]) =>
  states.some((state) => state === 'complete' || state === 'unsuitable') && !states.includes('obsolete');

const partSize = 1_000;

function parts<T>(list: readonly T[]): T[][] {
  const count = Math.ceil(list.length / partSize);
  return Array.from({ length: count }, (_part, index) =>
    list.slice(index * partSize, (index + 1) * partSize),
  );
}

/** Whether no other server stores the unit now. */
async function lock(tx: Database, unit: CopyUnit): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${unitKey(unit)}, 0)) AS "isLocked"`,
  );
  return z.object({ isLocked: z.boolean() }).parse(rows[0]).isLocked;
}

const unsuitableSchema = z.object({ isUnsuitable: z.boolean() });
const numberSchema = z.coerce.number();
const foundSchema = z.array(
  z
    .tuple([z.string(), z.string(), z.number(), numberSchema, numberSchema, z.boolean()])
    .transform(([version, load, accountId, facts, items, isComplete]) => ({
      version,
      load,
      accountId,
      counts: { facts, items },
      isComplete,
    })),
);
const countsSchema = z.tuple([z.tuple([numberSchema, numberSchema])]);
const storedLoadsSchema = z.array(
  z
    .tuple([z.number(), z.string(), z.string(), z.string(), z.string(), z.string(), z.string(), numberSchema])
    .transform(([accountId, channel, section, month, version, load, states, seconds]) => {
      // asserted: the texts were written from a unit
      const unit = { accountId, channel, section, month, version } as CopyUnit;
      return { ...unit, load, states: states.split(','), seconds };
    }),
);
