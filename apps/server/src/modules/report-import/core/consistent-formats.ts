import { numberFormats, type NumberFormat } from '@meridian/api-client/contract';
import { hasNoValue, type FileRow } from '../../../kits/workbooks/read/table';
import { parseNumber } from './parse-number';
import type { ColumnKey } from './profile';

/** Rows that suffice to check whether numbers agree. */
const checkedRows = 10_000;
/** Digits of a ratio over all rows; fewer agree by chance. */
const minDigits = 5;

type Values = Record<'impression' | 'click' | 'cost' | 'conversion', number | undefined>;

/** Possible ratios in an unused column, as a fraction, a percentage, or in hundredths without a sign. */
const ratios: readonly ((values: Values) => number | undefined)[] = [
  ({ click, impression }) => quotient(click, impression),
  ({ click, impression }) => quotient(click, impression, 100),
  ({ cost, click }) => quotient(cost, click),
  ({ cost, impression }) => quotient(cost, impression, 1000),
  ({ conversion, click }) => quotient(conversion, click),
  ({ conversion, click }) => quotient(conversion, click, 100),
  ({ cost, conversion }) => quotient(cost, conversion),
];

const quotient = (part: number | undefined, whole: number | undefined, factor = 1) =>
  part === undefined || whole === undefined || whole === 0 ? undefined : (factor * part) / whole;

/**
 * Formats in which the rows of a table are consistent although they are not in the other format: no row has more clicks
 * than impressions, or an unused column is a ratio of two others in every row. `rowsIn` writes a workbook's numbers in
 * a format.
 */
export function consistentFormats(
  rowsIn: (format: NumberFormat) => Iterable<FileRow>,
  columns: ReadonlyMap<ColumnKey, number>,
  unused: readonly number[],
): NumberFormat[] {
  const found = numberFormats.map((format) => ({
    format,
    ...checkRows(rowsIn(format), { format, columns, unused }),
  }));
  const only = (isFine: (one: (typeof found)[number]) => boolean) => {
    const fine = found.filter(isFine);
    return fine.length === 1 ? fine.map(({ format }) => format) : [];
  };
  return [...only(({ hasMoreClicks }) => !hasMoreClicks), ...only(({ hasRatio }) => hasRatio)];
}

interface CheckedColumns {
  format: NumberFormat;
  columns: ReadonlyMap<ColumnKey, number>;
  unused: readonly number[];
}

function checkRows(
  rows: Iterable<FileRow>,
  { format, columns, unused }: CheckedColumns,
): { hasMoreClicks: boolean; hasRatio: boolean } {
  const columnFits = unused.map((column) => ({
    column,
    fits: ratios.map((ratio) => ({ ratio, digits: 0, isFit: true })),
  }));
  let hasMoreClicks = false;
  let count = 0;
  for (const { cells } of rows) {
    const read = (key: ColumnKey) => valueIn(cells[columns.get(key) ?? -1], format)?.value;
    const values = {
      impression: read('impression'),
      click: read('click'),
      cost: read('cost'),
      conversion: read('conversion'),
    };
    hasMoreClicks ||= (values.click ?? 0) > (values.impression ?? Infinity);
    for (const { column, fits } of columnFits) {
      const stated = (cells[column] ?? '').trim();
      if (hasNoValue(stated) || fits.every(({ isFit }) => !isFit)) continue;
      const read = valueIn(stated, format);
      for (const fit of fits) {
        const expected = fit.ratio(values);
        if (expected === undefined) continue;
        fit.isFit &&= read !== undefined && Math.abs(read.value - expected) <= read.unit + expected * 1e-6;
        fit.digits += read?.digits ?? 0;
      }
    }
    count += 1;
    if (count === checkedRows) break;
  }
  const hasRatio = columnFits.some(({ fits }) =>
    fits.some(({ isFit, digits }) => isFit && digits >= minDigits),
  );
  return { hasMoreClicks, hasRatio };
}

/** A number with the unit of its last digit, and its digits without leading zeros. */
function valueIn(
  cell: string | undefined,
  format: NumberFormat,
): { value: number; unit: number; digits: number } | undefined {
  const text = (cell ?? '').trim();
  const isPercent = /[%％]$/.test(text);
  const parsed = parseNumber(isPercent ? text.slice(0, -1).trim() : text, format);
  if (!('value' in parsed) || parsed.value === null) return undefined;
  const [, decimals = ''] = parsed.value.split('.');
  const scale = isPercent ? 100 : 1;
  return {
    value: Number(parsed.value) / scale,
    unit: 10 ** -decimals.length / scale,
    digits: parsed.value.replace('.', '').replace(/^[-0]+/, '').length,
  };
}
