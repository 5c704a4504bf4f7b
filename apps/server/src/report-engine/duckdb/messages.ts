/** A value of a parameter or a result; HUGEINT and BIGINT are `bigint`. */
export type DuckdbValue = string | number | bigint | boolean | null;
export type DuckdbRow = readonly DuckdbValue[];

/** Messages to the process of the engine. */
export type EngineRequest =
  | { kind: 'query'; id: number; text: string; values: DuckdbValue[]; batchSize: number }
  /** Asks for the next batch of a query. */
  | { kind: 'next'; id: number }
  /** Ends a query, running or between two batches; nothing is sent for it afterwards. */
  | { kind: 'cancel'; id: number };

/** Messages from the process of the engine. */
export type EngineResponse =
  /** The first message: the process accepts queries. */
  | { kind: 'ready' }
  /** Memory of the process, sent regularly. */
  | { kind: 'memory'; bytes: number }
  | { kind: 'rows'; id: number; rows: DuckdbRow[]; isLast: boolean }
  | { kind: 'error'; id: number; text: string };

/** Settings of the process, its only argument, as JSON. */
export interface EngineSettings {
  /** The only folder that queries can read and write. */
  folder: string;
  /** Folder for data that exceeds the memory. */
  spillFolder: string;
  memoryMb: number;
  threads: number;
}
