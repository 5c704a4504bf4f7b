import type { ReportRow } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { comparisonLabelsOf, valueChange } from '@meridian/report-table/core';
import type { MetricChange } from '@meridian/ui';

/** How a cost changed from that of the other range; null where there is nothing to compare. */
export function costChange(
  cost: ReportRow[string] | undefined,
  previous: ReportRow[string] | undefined,
  language: Language,
): MetricChange | null {
  const change = valueChange(cost, previous, { unit: 't2', favourable: 'neither' });
  if (!change) return null;
  const { kind, direction, tone, percentText: percent } = change;
  const { changeKind, changeSpoken } = comparisonLabelsOf[language];
  if (kind === 'new' || kind === 'stopped') {
    return { text: changeKind[kind], spoken: changeKind[kind], direction, tone };
  }
  return percent === null
    ? null
    : { text: percent, spoken: changeSpoken({ direction, percent }), direction, tone };
}
