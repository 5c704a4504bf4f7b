import type { ImportEffect } from '@meridian/api-client/contract';
import { valueChange } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { formatMoney } from '../../../lib/format/money';
import { effectCurrency } from '../import-facts';

/** The metrics whose sums an effect compares. */
const effectMetrics = ['rows', 'cost', 'impression', 'click', 'conversion', 'campaigns'] as const;
export type EffectMetric = (typeof effectMetrics)[number];

/** A metric before and after, formatted for the table. */
export interface EffectRow {
  metric: EffectMetric;
  before: string;
  after: string;
  /** With its sign; null if one of the values is missing. */
  change: string | null;
  /** `26.0%`, without a sign; null if it has no meaning. */
  percent: string | null;
  direction: 'up' | 'down' | 'same';
}

/** The effect of an import on the data, in one word; a key of the texts under `effect.says`. */
export type EffectKind = 'adds' | 'removes' | 'extends' | 'replaces' | 'equal';

/**
 * The metrics of an effect; those without any value are left out. `loadCurrency`: for an effect without currencies. A cost has no change
 * between currencies.
 */
export function effectRows({ before, after }: ImportEffect, loadCurrency: string | null): EffectRow[] {
  const previousCurrency = effectCurrency(before, loadCurrency);
  const nextCurrency = effectCurrency(after, loadCurrency);
  const isOneCurrency = before.rows === 0 || after.rows === 0 || previousCurrency === nextCurrency;
  return effectMetrics
    .filter((metric) => before[metric] !== null || after[metric] !== null)
    .map((metric) => {
      const unit = metric === 'cost' ? 't2' : 't';
      const isKnown =
        after[metric] !== null &&
        (before[metric] !== null || before.rows === 0) &&
        (metric !== 'cost' || isOneCurrency);
      const change = isKnown
        ? valueChange(after[metric], before[metric], { unit, favourable: 'neither' })
        : null;
      return {
        metric,
        before: metricText(metric, before, previousCurrency),
        after: metricText(metric, after, nextCurrency),
        change: change && change.kind !== 'unchanged' ? change.deltaText : null,
        percent: change?.percentText ?? null,
        direction: change?.direction ?? 'same',
      };
    });
}

function metricText(metric: EffectMetric, sums: ImportEffect['before'], currency: string | null): string {
  return metric === 'cost' ? formatMoney(sums.cost, currency ?? '') : formatValue(sums[metric], 't');
}

/** The kind of effect: rows are added to none, added to others, replace others, or are all removed. */
export function effectKind({ before, after, addedRows, changedRows, removedRows }: ImportEffect): EffectKind {
  if (before.rows === 0) return 'adds';
  if (after.rows === 0) return 'removes';
  if (changedRows + removedRows > 0) return 'replaces';
  return addedRows > 0 ? 'extends' : 'equal';
}
