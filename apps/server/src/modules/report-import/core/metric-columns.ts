import type { ImportAnswers, ImportQuestion } from '@meridian/api-client/contract';
import { hasNoValue, type FileRow } from '../../../kits/workbooks/read/table';
import { summedMetrics, textOfMillionths, type MetricColumns, type SummedMetric } from './exact-sums';
import type { Header } from './find-header';
import { comparableHeader } from './profile';
import { RowSums } from './sum-rows';

const positions = ['metric_1', 'metric_2', 'metric_3'] as const;
const shownLength = 200;

/** Columns that could each be a metric according to the profile's headers, preferred one first. */
export interface MetricChoice {
  metric: SummedMetric;
  columns: readonly number[];
}

/** Metrics with several possible columns, such as all clicks and link clicks; without those that the user mapped. */
export function metricChoicesOf(header: Header, given: ImportAnswers['columns'] = {}): MetricChoice[] {
  const decided = { ...header.remembered?.columns, ...given };
  const used = new Set(header.columns.values());
  return summedMetrics.flatMap((metric) => {
    const own = header.columns.get(metric);
    if (own === undefined || Object.values(decided).includes(metric)) return [];
    const aliases = (header.profile.columns[metric] ?? []).map(comparableHeader);
    const others = header.row.cells.flatMap((cell, column) => {
      const isDecided = Object.hasOwn(decided, cell.trim());
      const rank = aliases.indexOf(comparableHeader(cell));
      return used.has(column) || isDecided || rank === -1 || isSameText(header, column, own)
        ? []
        : [{ column, rank }];
    });
    const columns = [own, ...others.sort((a, b) => a.rank - b.rank).map(({ column }) => column)];
    return columns.length > 1 ? [{ metric, columns: columns.slice(0, positions.length) }] : [];
  });
}

const isSameText = ({ row: { cells } }: Header, column: number, other: number) =>
  comparableHeader(cells[column] ?? '') === comparableHeader(cells[other] ?? '');

/** The header with the columns that the user selected. */
export function withSelectedMetrics(
  header: Header,
  choices: readonly MetricChoice[],
  answerTo: (metric: SummedMetric) => string | undefined,
): Header {
  if (choices.length === 0) return header;
  const columns = new Map(header.columns);
  for (const { metric, columns: own } of choices) {
    const chosen = own[positions.findIndex((position) => position === answerTo(metric))];
    if (chosen !== undefined) columns.set(metric, chosen);
  }
  return { ...header, columns };
}

/**
 * Asks which of several columns a metric is, with the sum of each. Ignores columns with equal sums or without values.
 */
export function askAboutMetrics(
  choices: readonly MetricChoice[],
  rows: Iterable<FileRow>,
  {
    head,
    numberFormat,
    costDigits,
  }: { head: readonly string[]; numberFormat: MetricColumns['numberFormat']; costDigits: number },
): (Omit<ImportQuestion, 'id'> & { key: string })[] {
  const found = choices.map(({ metric, columns }) => ({
    metric,
    columns: columns.map((column) => ({
      column,
      hasValue: false,
      sums: new RowSums({ columns: new Map([[metric, column]]), numberFormat }),
    })),
  }));
  for (const { cells } of choices.length === 0 ? [] : rows)
    for (const one of found.flatMap(({ columns }) => columns)) {
      one.sums.add(cells);
      one.hasValue ||= !hasNoValue(cells[one.column] ?? '');
    }
  return found.flatMap(({ metric, columns }) => {
    const digits = metric === 'cost' ? costDigits : 0;
    const shown = columns.flatMap(({ column, hasValue, sums }, index) =>
      hasValue
        ? [{ index, name: head[column]?.trim() ?? '', sum: textOfMillionths(sums.get()[metric], digits) }]
        : [],
    );
    if (new Set(shown.map(({ sum }) => sum)).size < 2) return [];
    const params = Object.fromEntries(
      shown.flatMap(({ index, name, sum }) => [
        [`name${String(index + 1)}`, name.slice(0, shownLength)],
        [`sum${String(index + 1)}`, sum],
      ]),
    );
    return {
      key: metric,
      code: 'metric_columns' as const,
      params: { metric, ...params },
      answers: shown.flatMap(({ index }) => positions[index] ?? []),
    };
  });
}
