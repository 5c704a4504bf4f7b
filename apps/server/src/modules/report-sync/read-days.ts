import Big from 'big.js';
import { createHash } from 'node:crypto';
import { ProviderError, type ProviderConnection } from '../../kits/provider';
import { sectionKeysOf } from '../../platform/lib/item-dims';
import { InvalidProviderRowError, toParsedRow, type ParsedRow } from '../report-import';
import type { PlannedRange } from './plan-days';

/** All rows of a day, and their digest. */
export interface ReadDay {
  day: string;
  rows: ParsedRow[];
  /** Equal for equal rows in any order. */
  digest: string;
}

/** Rows of each day of a range, including days without rows. Errors: `ProviderError`. */
export async function readDays(
  connection: Pick<ProviderConnection, 'readReport'>,
  { channel, section, days }: PlannedRange,
  { currency, signal }: { currency: string; signal: AbortSignal },
): Promise<ReadDay[]> {
  const [beginDate = ''] = days;
  const query = { channel, section, beginDate, endDate: days.at(-1) ?? beginDate };
  const rows = await connection.readReport(query, { signal });
  const dataKeys = sectionKeysOf(channel)[section] ?? [];
  const byDay = new Map<string, ParsedRow[]>(days.map((day) => [day, []]));
  try {
    for (const row of rows) byDay.get(row.day)?.push(toParsedRow(row, { dataKeys, currency }));
  } catch (cause) {
    if (!(cause instanceof InvalidProviderRowError)) throw cause;
    throw new ProviderError('invalid_response', { cause });
  }
  return [...byDay].map(([day, ofDay]) => ({ day, rows: ofDay, digest: digestOf(ofDay) }));
}

/** Normalizes decimals: files contain `1.50` where pages contain `1.5`. */
const plain = (value: string | null) => (value?.includes('.') === true ? new Big(value).toFixed() : value);

function digestOf(rows: readonly ParsedRow[]): string {
  const lines = rows.map(({ dimensionValues, metrics }) =>
    JSON.stringify([dimensionValues, Object.entries(metrics).map(([key, value]) => [key, plain(value)])]),
  );
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}
