import { measures } from '@meridian/api-client/contract';
import type { ProviderReportRow } from '../../kits/provider';
import { dimensionProblem } from './core/layout';
import { parseMeasure, type ParsedRow, type RowMetrics } from './core/parse-row';

/** The provider sent a row that cannot be stored. */
export class InvalidProviderRowError extends Error {
  override name = 'InvalidProviderRowError';
}

/**
 * Converts a provider row by the rules for rows of files. `dataKeys`: dimensions of its section; those that the
 * provider lacks are empty. Errors: `InvalidProviderRowError`.
 */
export function toParsedRow(
  { day, dimensions, metrics }: ProviderReportRow,
  { dataKeys, currency }: { dataKeys: readonly string[]; currency: string },
): ParsedRow {
  let isRounded = false;
  const parsed: RowMetrics = {
    impression: null,
    click: null,
    cost: null,
    conversion: null,
    pcCost: null,
    mobileCost: null,
  };
  for (const key of measures) {
    const text = metrics[key];
    if (text === null) continue;
    const number = parseMeasure(text, key, { currency, format: 'point' });
    if ('code' in number) throw new InvalidProviderRowError(`${key}: ${number.code}`);
    parsed[key] = number.value;
    isRounded ||= number.isRounded === true;
  }
  const dimensionValues = dataKeys.map((dataKey) => {
    const text = dimensions[dataKey] ?? '';
    const problem = dimensionProblem(dataKey, text);
    if (problem !== undefined) throw new InvalidProviderRowError(`${dataKey}: ${problem}`);
    return text;
  });
  const span = { beginDate: day, endDate: day };
  return {
    rowNumber: 0,
    account: '',
    span,
    currency,
    dimensionValues,
    metrics: parsed,
    isRounded,
    hasEmptyCells: false,
  };
}
