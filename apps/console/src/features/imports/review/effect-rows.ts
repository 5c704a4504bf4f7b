import type { ImportEffect, ImportSums } from '@meridian/api-client/contract';
import { valueChange } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { formatMoney } from '../../../lib/format/money';

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

/** The metrics of an effect; those without any value are left out. */
export function effectRows({ before, after }: ImportEffect, currency: string | null): EffectRow[] {
  return effectMetrics
    .filter((metric) => before[metric] !== null || after[metric] !== null)
    .map((metric) => {
      const unit = metric === 'cost' ? 't2' : 't';
      const isKnown = after[metric] !== null && (before[metric] !== null || before.rows === 0);
      const change = isKnown
        ? valueChange(after[metric], before[metric], { unit, favourable: 'neither' })
        : null;
      return {
        metric,
        before: metricText(metric, before, currency),
        after: metricText(metric, after, currency),
        change: change && change.direction !== 'same' ? change.deltaText : null,
        percent: change?.percentText ?? null,
        direction: change?.direction ?? 'same',
      };
    });
}

function metricText(metric: EffectMetric, sums: ImportSums, currency: string | null): string {
  return metric === 'cost' ? formatMoney(sums.cost, currency ?? '') : formatValue(sums[metric], 't');
}

/** The kind of effect: rows are added to none, added to others, replace others, or are all removed. */
export function effectKind({ before, after, addedRows, changedRows, removedRows }: ImportEffect): EffectKind {
  if (before.rows === 0) return 'adds';
  if (after.rows === 0) return 'removes';
  if (changedRows + removedRows > 0) return 'replaces';
  return addedRows > 0 ? 'extends' : 'equal';
}
