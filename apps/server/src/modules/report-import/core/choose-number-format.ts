import { numberFormats, type ImportQuestion, type NumberFormat } from '@meridian/api-client/contract';
import { repeatable } from '../../../kits/workbooks/read/repeatable';
import type { FileRow } from '../../../kits/workbooks/read/table';
import { askAboutTotals } from './check-totals';
import { consistentFormats } from './consistent-formats';
import { detectNumberFormat, type FileExample, type NumberFinding } from './detect-number-format';
import { combine, noSums, textOfMillionths } from './exact-sums';
import { currencyDigits, currencyOf, isWholeCurrency } from './money';
import {
  areBracketsNegative,
  type NumberColumns,
  type NumberEvidence,
  type NumberExample,
} from './number-evidence';
import { parseNumber } from './parse-number';
import type { ColumnKey } from './profile';
import { splitTotals, type SplitTable } from './split-totals';
import { RowSums } from './sum-rows';
import type { NamingColumns } from './total-line';

/** A table whose numbers are to be parsed. */
export interface NumberTable {
  /** Sheet name; null for a text file. */
  sheet: string | null;
  rows: Iterable<FileRow>;
  head: readonly string[];
  columns: ReadonlyMap<ColumnKey, number>;
  naming: NamingColumns;
  numbers: NumberColumns;
  evidence: NumberEvidence;
  costDigits: Record<NumberFormat, number>;
  /** Currency of amounts without a currency sign or column. */
  currency: string;
  isRow: (number: number) => boolean;
  /** Format that the user chose for files with this header. */
  remembered: NumberFormat | undefined;
}

/** Number format of a file, with the rows of each table in that format. */
export interface ParsedNumbers {
  format: NumberFormat;
  areBracketsNegative: boolean;
  splits: SplitTable[];
  questions: ImportQuestion[];
}

/**
 * Determines the number format of a file, the same for all tables, and converts their rows. Asks if the file is
 * ambiguous, with the sums of all rows in each format, unless the user chose a format for files with these headers.
 * `answerTo`: the user's choice for this file.
 */
export function chooseNumberFormat(
  tables: readonly NumberTable[],
  answerTo: (code: 'number_format' | 'mixed_numbers') => NumberFormat | undefined,
): ParsedNumbers {
  const splits = new Map<NumberFormat, SplitTable[]>();
  const splitsIn = (format: NumberFormat) => {
    const known = splits.get(format) ?? tables.map((table) => splitTable(table, format));
    splits.set(format, known);
    return known;
  };
  const chosen = (format: NumberFormat, questions: ImportQuestion[] = []): ParsedNumbers => ({
    format,
    areBracketsNegative: areBracketsNegative(tables.map(({ evidence }) => evidence.signs)),
    splits: splitsIn(format),
    questions,
  });
  const finding = detectNumberFormat(
    tables.map((table, index) => ({
      evidence: table.evidence,
      ...groupsOf(table),
      isWholeCurrency: (example) => isInWholeCurrency(table, example),
      ofRows: () =>
        consistentFormats((format) => rowsIn(table.rows, format), table.columns, table.numbers.unused),
      ofTotals: () => formatsOfTotals(table, (format) => splitsIn(format)[index]?.totals ?? []),
    })),
  );
  if (finding.state === 'decided') return chosen(finding.format);
  const code = finding.state === 'open' ? 'number_format' : 'mixed_numbers';
  const answer = answerTo(code);
  const remembered = finding.state === 'open' && answer === undefined ? rememberedFormat(tables) : undefined;
  if (remembered !== undefined) return chosen(remembered);
  const params = { ...paramsOf(finding, tables), ...sumsOf(tables, splitsIn) };
  return chosen(answer ?? finding.likely, [{ id: code, code, params, answers: numberFormats }]);
}

/** Format that was chosen for all headers of the file. */
function rememberedFormat(tables: readonly NumberTable[]): NumberFormat | undefined {
  const [first, ...others] = new Set(tables.map(({ remembered }) => remembered));
  return others.length === 0 ? first : undefined;
}

function splitTable(
  { rows, columns, naming, costDigits, isRow }: NumberTable,
  format: NumberFormat,
): SplitTable {
  const metrics = { columns, numberFormat: format };
  return splitTotals(rowsIn(rows, format), metrics, naming, { costDigits: costDigits[format], isRow });
}

/** Rows with a workbook's numbers written in the format of its texts. */
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

/** Format in which the totals of a table equal the sums of its rows although they do not in the other format. */
function formatsOfTotals(
  { costDigits }: NumberTable,
  totalsIn: (format: NumberFormat) => SplitTable['totals'],
): NumberFormat[] {
  const found = numberFormats.map((format) => {
    const summed = totalsIn(format).filter(
      ({ total, candidates }) => total.kind === 'rows' && candidates.length > 0,
    );
    const wrong = askAboutTotals(summed, { costDigits: costDigits[format], isOneCurrency: true });
    return { format, count: summed.length, isFine: wrong.length === 0 };
  });
  const fine = found.filter(({ isFine, count }) => isFine && count > 0);
  return fine.length === 1 ? fine.map(({ format }) => format) : [];
}

/** Params that name the sheets if the file has several. */
function paramsOf(
  finding: Exclude<NumberFinding, { state: 'decided' }>,
  tables: readonly NumberTable[],
): ImportQuestion['params'] {
  const sheetOf = ({ table }: FileExample) => (tables.length > 1 ? (tables[table]?.sheet ?? '') : '');
  if (finding.state === 'mixed') {
    const [first, second] = [finding.point, finding.comma].sort((a, b) => a.table - b.table || a.row - b.row);
    if (!first || !second) return {};
    const sheets = tables.length > 1 ? { sheet: sheetOf(first), secondSheet: sheetOf(second) } : {};
    return {
      first: first.cell,
      firstRow: first.row,
      second: second.cell,
      secondRow: second.row,
      ...sheets,
    };
  }
  const { example } = finding;
  const column = tables[example.table]?.head[example.column]?.trim() ?? '';
  const sheet = tables.length > 1 ? { sheet: sheetOf(example) } : {};
  return { value: example.cell, column, row: example.row, ...sheet };
}

/**
 * Sums of all rows in each format. `pointCost` has the digits of its currency, because `100.000` would be ambiguous
 * again.
 */
function sumsOf(
  tables: readonly NumberTable[],
  splitsIn: (format: NumberFormat) => readonly SplitTable[],
): ImportQuestion['params'] {
  const [currency = '', ...others] = new Set(tables.map((table) => table.currency));
  return Object.fromEntries(
    numberFormats.flatMap((format) => {
      const { impression, click, cost } = splitsIn(format).reduce((all, { rows }, index) => {
        const sums = new RowSums({ columns: tables[index]?.columns ?? new Map(), numberFormat: format });
        for (const { cells } of rows) sums.add(cells);
        return combine(all, sums.get());
      }, noSums);
      const has = (key: ColumnKey) => tables.some(({ columns }) => columns.has(key));
      return [
        [`${format}Impression`, has('impression') ? textOfMillionths(impression, 0) : '--'],
        [`${format}Click`, has('click') ? textOfMillionths(click, 0) : '--'],
        // amounts in several currencies are never added
        [
          `${format}Cost`,
          has('cost') && others.length === 0 ? textOfMillionths(cost, currencyDigits(currency)) : '--',
        ],
      ];
    }),
  );
}
