import type { ReportedTotal } from '@meridian/api-client/contract';
import type { Header } from './find-header';
import { parseNumber } from './parse-number';
import { isVoid, type FileRow } from './table';

const label = /^(?:(?:grand )?total|总计|合计|汇总|總計|合計)(?:\s*[:：]\s*(.*))?$/i;
const maxLabelLength = 100;
const metricKeys = ['impression', 'click', 'cost', 'conversion'] as const;

/**
 * The total in a line, or undefined for a row of the table. A line of totals begins with its label and has no values
 * in the other dimension columns, so the row of a search term `total` is not one.
 */
export function readTotalLine(
  { cells }: FileRow,
  header: Header,
  dimensionColumns: readonly number[],
): ReportedTotal | undefined {
  const labelAt = cells.findIndex((cell) => cell.trim() !== '');
  const text = cells[labelAt]?.trim() ?? '';
  const match = label.exec(text);
  if (!match) return undefined;
  const hasDimension = dimensionColumns.some((column) => column !== labelAt && !isVoid(cells[column] ?? ''));
  if (hasDimension) return undefined;
  const [impression, click, cost, conversion] = metricKeys.map((key) =>
    decimalOrNull(cells[header.columns.get(key) ?? -1]),
  );
  return {
    label: text.slice(0, maxLabelLength),
    kind: kindOf(match[1]),
    impression: impression ?? null,
    click: click ?? null,
    cost: cost ?? null,
    conversion: conversion ?? null,
  };
}

/** `Total: Search terms` sums the listed rows, `Total: Other search terms` the others; other names sum all. */
function kindOf(name: string | undefined): ReportedTotal['kind'] {
  if (name === undefined || name === '') return 'rows';
  if (/^other\b/i.test(name)) return 'other';
  return /^(?:search terms|keywords|campaigns|ad groups|ads|search keywords|filtered .*)$/i.test(name)
    ? 'rows'
    : 'account';
}

function decimalOrNull(cell: string | undefined): string | null {
  const parsed = parseNumber(cell ?? '');
  return 'value' in parsed ? parsed.value : null;
}
