import { numberFormats, type ImportQuestion, type NumberFormat } from '@meridian/api-client/contract';
import { repeatable } from '../../../kits/workbooks/read/repeatable';
import type { FileRow } from '../../../kits/workbooks/read/table';
import { agreeingFormats } from './agreeing-numbers';
import { askAboutTotals } from './check-totals';
import { detectNumberFormat, type NumberFinding } from './detect-number-format';
import { textOfMillionths, type MetricColumns } from './exact-sums';
import { currencyDigits, currencyOf, isWholeCurrency } from './money';
import type { NumberColumns, NumberEvidence, NumberExample } from './number-evidence';
import { parseNumber } from './parse-number';
import type { ColumnKey } from './profile';
import { splitTotals, type SplitTable } from './split-totals';
import { RowSums } from './sum-rows';
import type { NamingColumns } from './total-line';

/** A table whose numbers have to be read. */
export interface NumberTable {
  rows: Iterable<FileRow>;
  head: readonly string[];
  columns: ReadonlyMap<ColumnKey, number>;
  naming: NamingColumns;
  numbers: NumberColumns;
  evidence: NumberEvidence;
  costDigits: Record<NumberFormat, number>;
  /** Currency of amounts without a sign, where no column states it. */
  currency: string;
  isRow: (number: number) => boolean;
}

/** How the numbers of a table are read. */
export interface ChosenNumbers {
  format: NumberFormat;
  split: SplitTable;
  questions: Omit<ImportQuestion, 'id'>[];
}

/**
 * The format of the numbers of a table, with its rows in that format. Asks when the file does not decide it, with the sums
 * of the rows in each, unless a person decided it for files with its header. `answerTo`: what a person decided for this one.
 */
export function chooseNumberFormat(
  table: NumberTable,
  {
    answerTo,
    remembered,
  }: {
    answerTo: (code: 'number_format' | 'mixed_numbers') => NumberFormat | undefined;
    remembered: NumberFormat | undefined;
  },
): ChosenNumbers {
  const splits = new Map<NumberFormat, SplitTable>();
  const splitIn = (format: NumberFormat) => {
    const known = splits.get(format) ?? splitTable(table, format);
    splits.set(format, known);
    return known;
  };
  const finding = detectNumberFormat(table.evidence, groupsOf(table), {
    isWholeCurrency: (example) => isInWholeCurrency(table, example),
    ofRows: () =>
      agreeingFormats((format) => rowsIn(table.rows, format), table.columns, table.numbers.unused),
    ofTotals: () => formatsOfTotals(table, splitIn),
  });
  if (finding.state === 'decided')
    return { format: finding.format, split: splitIn(finding.format), questions: [] };
  const code = finding.state === 'open' ? 'number_format' : 'mixed_numbers';
  const answer = answerTo(code);
  if (finding.state === 'open' && answer === undefined && remembered !== undefined)
    return { format: remembered, split: splitIn(remembered), questions: [] };
  const format = answer ?? finding.likely;
  const params = { ...paramsOf(finding, table), ...sumsOf(table, splitIn) };
  return { format, split: splitIn(format), questions: [{ code, params, answers: numberFormats }] };
}

function splitTable(
  { rows, columns, naming, costDigits, isRow }: NumberTable,
  format: NumberFormat,
): SplitTable {
  const metrics = { columns, numberFormat: format };
  return splitTotals(rowsIn(rows, format), metrics, naming, { costDigits: costDigits[format], isRow });
}

/** The rows with the numbers of a workbook as its texts have theirs. */
function rowsIn(rows: Iterable<FileRow>, format: NumberFormat): Iterable<FileRow> {
  if (format === 'point') return rows;
  return repeatable(function* () {
    for (const row of rows) yield row.numbers === undefined ? row : withCommas(row, row.numbers);
  });
}

const withCommas = (row: FileRow, numbers: ReadonlySet<number>): FileRow => ({
  ...row,
  cells: row.cells.map((cell, column) => (numbers.has(column) ? cell.replace('.', ',') : cell)),
});

function groupsOf({ columns, numbers: { counts, decimals, unused } }: NumberTable) {
  const amounts = (['cost', 'pcCost', 'mobileCost'] as const).flatMap((key) => columns.get(key) ?? []);
  return { metrics: [...counts, ...decimals], amounts, unused };
}

const checkedCurrencies = 10_000;

function isInWholeCurrency({ rows, columns, currency }: NumberTable, { cell }: NumberExample): boolean {
  const parsed = parseNumber(cell, 'point');
  const sign = 'sign' in parsed ? currencyOf(parsed.sign, currency) : undefined;
  if (sign !== undefined) return isWholeCurrency(sign);
  const column = columns.get('currency');
  if (column === undefined) return isWholeCurrency(currency);
  const stated = new Set<string>();
  let count = 0;
  for (const { cells } of rows) {
    const found = currencyOf(cells[column] ?? '', currency);
    if (found !== undefined) stated.add(found);
    count += 1;
    if (count === checkedCurrencies) break;
  }
  return isWholeCurrency([...stated][0] ?? currency) && [...stated].every(isWholeCurrency);
}

/** The format in which the totals of the file are the sums of its rows, where they are not in the other. */
function formatsOfTotals(
  { costDigits }: NumberTable,
  splitIn: (format: NumberFormat) => SplitTable,
): NumberFormat[] {
  const found = numberFormats.map((format) => {
    const { totals } = splitIn(format);
    const summed = totals.filter(({ total, candidates }) => total.kind === 'rows' && candidates.length > 0);
    const wrong = askAboutTotals(summed, { costDigits: costDigits[format], isOneCurrency: true });
    return { format, count: summed.length, isFine: wrong.length === 0 };
  });
  const fine = found.filter(({ isFine, count }) => isFine && count > 0);
  return fine.length === 1 ? fine.map(({ format }) => format) : [];
}

function paramsOf(
  finding: Exclude<NumberFinding, { state: 'decided' }>,
  { head }: NumberTable,
): ImportQuestion['params'] {
  if (finding.state === 'mixed') {
    const [first, second] = [finding.point, finding.comma].sort((a, b) => a.row - b.row);
    return {
      first: first?.cell ?? '',
      firstRow: first?.row ?? 0,
      second: second?.cell ?? '',
      secondRow: second?.row ?? 0,
    };
  }
  const { cell, column, row } = finding.example;
  return { value: cell, column: head[column]?.trim() ?? '', row };
}

/** Sums of the rows in each format: `pointCost`, with the digits of its currency, as `100.000` would be a question again. */
function sumsOf(
  { columns, currency }: NumberTable,
  splitIn: (format: NumberFormat) => SplitTable,
): ImportQuestion['params'] {
  return Object.fromEntries(
    numberFormats.flatMap((format) => {
      const metrics: MetricColumns = { columns, numberFormat: format };
      const sums = new RowSums(metrics);
      for (const { cells } of splitIn(format).rows) sums.add(cells);
      const { impression, click, cost } = sums.get();
      return [
        [`${format}Impression`, columns.has('impression') ? textOfMillionths(impression, 0) : '--'],
        [`${format}Click`, columns.has('click') ? textOfMillionths(click, 0) : '--'],
        [`${format}Cost`, columns.has('cost') ? textOfMillionths(cost, currencyDigits(currency)) : '--'],
      ];
    }),
  );
}
