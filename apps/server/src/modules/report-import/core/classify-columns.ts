import { measures, periodFields, type NumberFormat } from '@meridian/api-client/contract';
import type { FileRow } from '../../../kits/workbooks/read/table';
import type { Header } from './find-header';
import { NumberEvidence } from './number-evidence';
import type { ColumnKey } from './profile';
import { createTextColumns } from './row-questions';
import type { NamingColumns } from './total-line';

const metricKeys: ReadonlySet<ColumnKey> = new Set<ColumnKey>(measures);
const groupKeys: ReadonlySet<ColumnKey> = new Set([
  ...periodFields,
  'account',
  'accountNo',
  'accountName',
  'currency',
]);
const parentKeys: ReadonlySet<ColumnKey> = new Set(['campaignName', 'adgroupName']);

const countKeys: ReadonlySet<ColumnKey> = new Set<ColumnKey>(['impression', 'click']);

const kindKeys: ReadonlySet<ColumnKey> = new Set<ColumnKey>([
  ...(['device', 'matchType', 'addState'] as const),
  ...(['campaignStatus', 'adgroupStatus', 'ideaStatus'] as const),
]);

/**
 * Determines the columns of a table and the evidence of its number format, in one pass over its rows. `equal`:
 * redundant columns.
 */
export function classifyColumns(
  rows: Iterable<FileRow>,
  { row, columns }: Header,
  equal: ReadonlySet<number>,
) {
  const known = new Set([...columns.values(), ...equal]);
  const unused = row.cells.flatMap((cell, index) => (known.has(index) || cell.trim() === '' ? [] : [index]));
  const texts = createTextColumns(unused);
  const of = (isWanted: (key: ColumnKey) => boolean) =>
    [...columns].filter(([key]) => isWanted(key)).map(([, column]) => column);
  const numbers = {
    counts: of((key) => countKeys.has(key)),
    decimals: of((key) => metricKeys.has(key) && !countKeys.has(key)),
    unused,
  };
  const evidence = new NumberEvidence(numbers);
  const costColumn = columns.get('cost') ?? -1;
  const costDigits: Record<NumberFormat, number> = { point: 0, comma: 0 };
  let rowCount = 0;
  for (const one of rows) {
    rowCount += 1;
    texts.add(one.cells);
    evidence.add(one);
    const cost = one.cells[costColumn] ?? '';
    costDigits.point = Math.max(costDigits.point, digitsOf(cost, '.'));
    costDigits.comma = Math.max(
      costDigits.comma,
      digitsOf(cost, one.numbers?.has(costColumn) === true ? '.' : ','),
    );
  }
  const unusedTexts = texts.found();
  const naming: NamingColumns = {
    groups: of((key) => groupKeys.has(key)),
    dimensions: of((key) => !groupKeys.has(key) && !metricKeys.has(key)),
    parents: of((key) => parentKeys.has(key)),
    others: unusedTexts,
    kinds: [...unusedTexts, ...of((key) => kindKeys.has(key))],
  };
  const isText = new Set(unusedTexts);
  return {
    rowCount,
    naming,
    unused,
    unusedTexts,
    costDigits,
    evidence,
    numbers: { ...numbers, unused: unused.filter((column) => !isText.has(column)) },
  };
}

/** Decimals of an amount; more than six are rounding noise. */
function digitsOf(cell: string, mark: string): number {
  const at = cell.length > 100 ? -1 : cell.lastIndexOf(mark);
  const decimals = at === -1 ? 0 : (/^\d*/.exec(cell.slice(at + 1))?.[0].length ?? 0);
  return decimals > 6 ? 2 : decimals;
}
