import {
  currencySign,
  metrics,
  performanceMetrics,
  performanceQualities,
  performanceValue,
  type PerformanceKind,
  type PerformanceMetric,
  type PerformanceRow,
} from '@meridian/api-client/contract';
import type { ExtraColumn } from '@meridian/draft-editor';
import { formatList, type Language } from '@meridian/i18n/core';
import { formatValue, isEmptyValue, qualityWords } from '@meridian/report-table/format';
import type { Performance } from './performance-table';

export interface PerformanceColumnsInput {
  kind: PerformanceKind;
  /** Undefined until the first rows are here. */
  performance: Performance | undefined;
  /** Whether rows are missing. */
  isIncomplete: boolean;
  /** What cells of missing rows show: they are loading, or could not be loaded. */
  missing: '…' | '';
  /** Why the user cannot see them. */
  unavailable: string | undefined;
  language: Language;
  /** Heading of the columns in the list of columns. */
  group: string;
  labelOf: (id: PerformanceMetric | Quality) => string;
}

type Quality = (typeof performanceQualities)[number];

/** Shown for rows without data, such as new ones. */
const noValue = '–';

const widths: Readonly<Record<PerformanceMetric | Quality, number>> = {
  cost: 110,
  click: 84,
  impression: 110,
  ctr: 84,
  cpc: 150,
  conversion: 110,
  conversionCost: 180,
  landPageExperience: 160,
  businessRelationship: 160,
  estimatedClickRate: 160,
};

/** Columns of a grid with what reports say about its rows: exact values, in the formats of reports. */
export function performanceColumns(input: PerformanceColumnsInput): ExtraColumn[] {
  const qualities = input.kind === 'keyword' ? performanceQualities : [];
  return [
    ...performanceMetrics.map((id) => metricColumn(id, input)),
    ...qualities.map((id) => qualityColumn(id, input)),
  ];
}

/** Ids of the columns of a kind. */
export function performanceColumnIds(kind: PerformanceKind): string[] {
  return [...performanceMetrics, ...(kind === 'keyword' ? performanceQualities : [])];
}

function metricColumn(id: PerformanceMetric, input: PerformanceColumnsInput): ExtraColumn {
  const { unit } = metrics[id];
  const sign = signOf(id, input);
  return {
    ...columnOf(id, input),
    label: sign === undefined ? input.labelOf(id) : `${input.labelOf(id)} (${sign})`,
    kind: 'number',
    valueOf: (rowId) =>
      numberOf(
        valueIn(rowId, input, (row) => performanceValue(row, id)),
        unit,
      ),
    textOf: (rowId) => {
      const value = valueIn(rowId, input, (row) => performanceValue(row, id));
      if (value === undefined && input.isIncomplete) return input.missing;
      return isEmptyValue(value) ? noValue : formatValue(value, unit);
    },
  };
}

/** The unit of a column, in which conditions are, too. */
function signOf(id: PerformanceMetric, { performance }: PerformanceColumnsInput): string | undefined {
  const { isMoney, unit } = metrics[id];
  if (unit === '%*100') return '%';
  const [currency, ...others] = performance?.currencies ?? [];
  return isMoney && currency !== undefined && others.length === 0 ? currencySign(currency) : undefined;
}

/** A quality that changed has all of its words. */
function qualityColumn(id: Quality, input: PerformanceColumnsInput): ExtraColumn {
  const words = qualityWords[input.language];
  const wordOf = (code: string) => words[Number(code)] ?? code;
  const textIn = (rowId: string) =>
    valueIn(rowId, input, (row) => {
      const codes = row[id] === '' ? [] : row[id].split(',');
      return formatList(codes.map(wordOf), input.language, 'values');
    });
  return {
    ...columnOf(id, input),
    label: input.labelOf(id),
    kind: 'text',
    valueOf: (rowId) => textIn(rowId) ?? '',
    textOf: (rowId) => {
      const text = textIn(rowId);
      if (text === undefined && input.isIncomplete) return input.missing;
      return text || noValue;
    },
  };
}

function columnOf(
  id: PerformanceMetric | Quality,
  { group, unavailable, isIncomplete }: PerformanceColumnsInput,
) {
  return { id, width: widths[id], group, unavailable, isLoading: isIncomplete };
}

function valueIn<Value>(
  rowId: string,
  { performance }: PerformanceColumnsInput,
  read: (row: PerformanceRow) => Value,
): Value | undefined {
  const row = performance?.rowOf(rowId);
  return row && read(row);
}

/** The number that conditions compare: with six decimals as in conditions, and percentages as they are read. */
function numberOf(value: string | number | null | undefined, unit: string): number | null {
  if (isEmptyValue(value)) return null;
  const number = Number(value) * (unit === '%*100' ? 100 : 1);
  return Number(number.toFixed(6));
}
