/** Tables that queries read. With a cluster, they distribute over tables of each shard. */
export const factsTable = 'report_facts';
export const itemsTable = 'report_items';
export const loadsTable = 'report_loads';

interface Table {
  name: string;
  columns: string;
  /** What follows the engine. */
  storage: string;
}

const count = 'Nullable(Int64)';
const amount = (name: string) => `${name} Nullable(Int64), ${name}_scale Nullable(UInt8)`;

const tables: readonly Table[] = [
  {
    name: factsTable,
    // integers of millionths, as in the copy of DuckDB
    columns: `load UUID, account_id Int32, begin_date Date, end_date Date, item_key UUID,
      currency LowCardinality(String), impression ${count}, click ${count},
      ${['cost', 'conversion', 'pc_cost', 'mobile_cost'].map(amount).join(',')}`,
    storage: 'PARTITION BY toYYYYMM(begin_date) ORDER BY (load, item_key, begin_date, end_date, currency)',
  },
  {
    name: itemsTable,
    columns: `load UUID, account_id Int32, item_key UUID, hour Nullable(Int32), dims String, lowered String,
      coarse String,
      dim_values Map(LowCardinality(String), String) MATERIALIZED JSONExtract(dims, 'Map(String, String)'),
      lower_values Map(LowCardinality(String), String) MATERIALIZED JSONExtract(lowered, 'Map(String, String)'),
      coarse_keys Map(LowCardinality(String), UUID) MATERIALIZED JSONExtract(coarse, 'Map(String, UUID)')`,
    storage: 'ORDER BY (load, item_key)',
  },
  {
    name: loadsTable,
    columns: `load UUID, account_id Int32, channel LowCardinality(String), section LowCardinality(String),
      month String, version UUID, state LowCardinality(String), fact_count UInt64, item_count UInt64,
      written_at DateTime DEFAULT now()`,
    storage: 'ORDER BY (account_id, channel, section, month, load)',
  },
];

/** Table that stores the rows: the one of a shard, with a cluster. */
export const storedTable = (name: string, cluster: string | undefined) =>
  cluster === undefined ? name : `${name}_shard`;

/** `ON CLUSTER …`; empty without a cluster. */
export const onCluster = (cluster: string | undefined) =>
  cluster === undefined ? '' : ` ON CLUSTER "${cluster}"`;

/**
 * Statements that create the tables if they do not exist. With a cluster, every shard has replicated tables, and each
 * account is on one shard.
 */
export function createTables(cluster: string | undefined): string[] {
  return tables.flatMap(({ name, columns, storage }) => {
    const stored = storedTable(name, cluster);
    const engine = cluster === undefined ? 'MergeTree' : 'ReplicatedMergeTree';
    const own = `CREATE TABLE IF NOT EXISTS ${stored}${onCluster(cluster)} (${columns}) ENGINE = ${engine} ${storage}`;
    if (cluster === undefined) return [own];
    return [
      own,
      `CREATE TABLE IF NOT EXISTS ${name}${onCluster(cluster)} AS ${stored}
        ENGINE = Distributed("${cluster}", currentDatabase(), ${stored}, account_id)`,
    ];
  });
}
