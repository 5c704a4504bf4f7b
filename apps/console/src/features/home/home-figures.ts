import type { HomeFigures } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import {
  changeOf,
  comparisonLabelsOf,
  formatValue,
  type Change,
  type Favourable,
} from '@meridian/report-table/core';
import type { FigureChange } from '@meridian/ui';
import { formatMoney } from '../../lib/money';

export type HomeMetric = keyof HomeFigures;

const units = {
  cost: 'money',
  impression: 't',
  click: 't',
  conversion: 't',
  ctr: '%*100',
  cpc: 'money',
} as const satisfies Record<HomeMetric, string>;

/** Which way each figure should go for an advertiser; cost and impressions may go either way. */
const favourable = {
  cost: 'neither',
  impression: 'neither',
  click: 'higher',
  conversion: 'higher',
  ctr: 'higher',
  cpc: 'lower',
} as const satisfies Record<HomeMetric, Favourable>;

/** Whether a figure is an amount of money. */
export const isMoney = (metric: HomeMetric): boolean => units[metric] === 'money';

/** A figure in full, money with the sign of its currency; `--` for no value. */
export function figureText(metric: HomeMetric, value: string | null, currency: string): string {
  const unit = units[metric];
  return unit === 'money' ? formatMoney(value, currency) : formatValue(value, unit);
}

/** How a figure changed; null where one of the two is not known, which is not the same as 0. Both are decimal text. */
export function figureChange(
  metric: HomeMetric,
  value: string | null,
  previous: string | null,
): Change | null {
  if (value === null || previous === null) return null;
  const unit = units[metric] === 'money' ? 't2' : units[metric];
  return changeOf(value, previous, { unit, favourable: favourable[metric] });
}

/** A change in percent, for the eye and for the ear; `New` and `Stopped` have no percent. */
export function changeText(change: Change | null, language: Language): FigureChange | null {
  if (!change) return null;
  const { kind, direction, tone, percentText } = change;
  const { changeKind, changeSpoken } = comparisonLabelsOf[language];
  if (kind === 'new' || kind === 'stopped') {
    return { text: changeKind[kind], spoken: changeKind[kind], direction, tone };
  }
  if (percentText === null) return null;
  return { text: percentText, spoken: changeSpoken({ direction, percent: percentText }), direction, tone };
}

/** The amount of a change, signed: `+￥1,204.00`, `−266`, `−0.92 pt`. */
export function deltaText(metric: HomeMetric, change: Change, currency: string): string {
  if (!isMoney(metric)) return change.deltaText;
  const sign = { up: '+', down: '\u2212', same: '' }[change.direction];
  return `${sign}${formatMoney(change.delta.replace('-', ''), currency)}`;
}

/** A figure as a number for drawing, which needs no cents; null where there is none. */
export function drawnFigure(value: string | null): number | null {
  if (value === null) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
