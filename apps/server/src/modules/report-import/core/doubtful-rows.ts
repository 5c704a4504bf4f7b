import type { ImportQuestion } from '@meridian/api-client/contract';
import type { Layout } from './layout';
import type { ParsedRow } from './parse-row';
import { isVoid, type FileRow } from './table';

/** Fewer rows are equal by chance. */
const minRows = 4;
/** Share of the rows that repeat another one. */
const repeatedShare = 0.4;

/** A parsed row with the row of the file. */
export interface ReadRow {
  file: FileRow;
  row: ParsedRow;
}

/** Asks when many rows with data occur more than once, equal in all cells. */
export function askAboutRepeatedRows(rows: readonly ReadRow[]): Omit<ImportQuestion, 'id'>[] {
  const withData = rows.filter(({ row }) => hasData(row));
  const distinct = new Set(withData.map(({ file }) => file.cells.join('\t'))).size;
  const repeated = withData.length - distinct;
  if (withData.length < minRows || repeated < withData.length * repeatedShare) return [];
  return [{ code: 'repeated_rows', params: { rows: withData.length, distinct }, answers: ['sum', 'once'] }];
}

/** The first of each group of rows with equal cells. */
export function withoutRepetition(rows: readonly FileRow[]): FileRow[] {
  const seen = new Set<string>();
  return rows.filter(({ cells }) => {
    const key = cells.join('\t');
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/**
 * Asks for every unused column with texts in which rows differ that are equal in all used columns: such a split can
 * repeat the same clicks in each of its rows.
 */
export function askAboutUnusedSplits(
  rows: readonly ReadRow[],
  unused: readonly number[],
  { header }: Layout,
): Omit<ImportQuestion, 'id'>[] {
  const columns = unused.filter((column) => !isIdentifier(header.row.cells[column] ?? ''));
  if (columns.length === 0) return [];
  const used = [...header.columns.values()];
  const metrics = new Set(
    (['impression', 'click', 'cost', 'conversion', 'pcCost', 'mobileCost'] as const).map(
      (key) => header.columns.get(key) ?? -1,
    ),
  );
  const keys = used.filter((column) => !metrics.has(column));
  const firstOf = new Map<string, readonly string[]>();
  const differing = new Map<number, { rows: number; first: string; second: string }>();
  for (const { file, row } of rows) {
    if (!hasData(row)) continue;
    const key = keys.map((column) => (file.cells[column] ?? '').trim()).join('\t');
    const first = firstOf.get(key);
    if (!first) {
      firstOf.set(key, file.cells);
      continue;
    }
    for (const column of columns) {
      const [one, other] = [first[column] ?? '', file.cells[column] ?? ''].map((text) => text.trim());
      if (one === other || one === undefined || other === undefined) continue;
      const known = differing.get(column);
      if (known) known.rows += 1;
      else differing.set(column, { rows: 2, first: one.slice(0, 60), second: other.slice(0, 60) });
    }
  }
  return Array.from(differing, ([column, found]) => ({
    code: 'unused_split' as const,
    params: { column: header.row.cells[column]?.trim() ?? '', ...found },
    answers: ['sum' as const],
  }));
}

/** Columns that are not used and whose cells are texts, not values of another metric. */
export function unusedTextColumns(rows: readonly FileRow[], unused: readonly number[]): number[] {
  return unused.filter((column) => {
    const cells = rows.map(({ cells: all }) => (all[column] ?? '').trim()).filter((cell) => !isVoid(cell));
    return cells.length > 0 && !cells.every((cell) => numeric.test(cell));
  });
}

const numeric = /^[<>≈]?\s*[A-Z]{0,3}[$¥￥€£₹]?[+-]?[\d.,]+\s*(?:%|元|[A-Z]{3})?$/;

/** Ids tell things with equal names apart; their rows are parts of a sum. */
const isIdentifier = (header: string) => /(?:^|[\s_])id$|[a-z]Id$|ID$|編號$|编号$|^__/i.test(header.trim());

function hasData({ metrics }: ParsedRow): boolean {
  return [metrics.impression, metrics.click, metrics.cost].some(
    (value) => value !== null && /[1-9]/.test(value),
  );
}
