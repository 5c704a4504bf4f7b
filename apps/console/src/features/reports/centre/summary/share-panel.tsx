import type { RankedItem, RankedList } from '@meridian/api-client/contract';
import type { PeriodBasis } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import { valueChange } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { ChangeText, cn, Panel, ShareBar, Skeleton } from '@meridian/ui';
import type { ReactNode } from 'react';
import { metricNumber, formatWeekMetric } from '../metric-text';
import { useChangeText } from '../use-change-text';
import { PanelBody, type PanelQuery } from './panel-body';

export interface SharePanelProps {
  title: string;
  query: PanelQuery<RankedList>;
  currency: string | null;
  /** Basis of the comparison. */
  basis: PeriodBasis;
  /** The display text for a name in the list. */
  wordOf: (name: string) => string;
  link?: ReactNode;
  className?: string;
}

/** The shares of a week's cost: one bar for the total, and each part with its metrics. */
export function SharePanel({ title, query, currency, basis, wordOf, link, className }: SharePanelProps) {
  const { t } = useTranslation('reportCentre');
  return (
    <Panel title={title} note={t('devices.note')} aside={link} className={className}>
      <PanelBody
        query={query}
        isEmpty={({ items }) => items.length === 0}
        skeleton={
          <div className="pt-1">
            <Skeleton className="mb-3.5 h-3 w-full" />
            {[1, 2].map((part) => (
              <div key={part} className="grid h-14.75 content-center gap-2.5 border-t border-line-1">
                <Skeleton className="w-1/2" />
                <Skeleton className="w-2/3" />
              </div>
            ))}
          </div>
        }
      >
        {({ items }) => (
          <div data-metrics="" className="px-4 pt-1">
            <ShareBar
              parts={items.map(({ name, share }) => ({ id: name, label: wordOf(name), share: share ?? 0 }))}
              className="mb-3.5"
            />
            <ul className="@container">
              {items.map((item, index) => (
                <Part
                  key={item.name}
                  item={item}
                  word={wordOf(item.name)}
                  currency={currency}
                  basis={basis}
                  fill={fills[index] ?? 'bg-c-rest'}
                />
              ))}
            </ul>
          </div>
        )}
      </PanelBody>
    </Panel>
  );
}

/** The colours of `ShareBar`, in its order. */
const fills = ['bg-c1', 'bg-c2', 'bg-c3', 'bg-c4', 'bg-c5', 'bg-c6'];

interface PartProps {
  item: RankedItem;
  word: string;
  currency: string | null;
  basis: PeriodBasis;
  fill: string;
}

function Part({ item: { values, previous, share }, word, currency, basis, fill }: PartProps) {
  const { t } = useTranslation('reportCentre');
  const changeText = useChangeText(basis);
  const cost = metricNumber(values, 'cost');
  const change = changeText(
    valueChange(cost, previous ? metricNumber(previous, 'cost') : null, {
      unit: 't2',
      favourable: 'neither',
    }),
  );
  return (
    <li className="grid grid-cols-[auto_1fr_auto_auto] items-center gap-x-2 gap-y-0.5 border-t border-line-1 py-2.5 tabular-nums">
      <span aria-hidden className={cn('size-2.5 rounded-xs [print-color-adjust:exact]', fill)} />
      <span className="truncate font-medium text-fg-1">{word}</span>
      <span className="col-start-4 text-right text-16 font-semibold text-fg-1">
        {share === null ? '--' : `${formatValue(share * 100, 't1')}%`}
      </span>
      <span className="col-span-3 row-start-2 flex flex-wrap items-center gap-x-3 pl-4.5 text-12 text-fg-3 @max-[330px]:col-span-4">
        <span className="close-signs">{formatWeekMetric(cost, 'cost', currency)}</span>
        <span>
          {t('devices.clicks', {
            count: Number(metricNumber(values, 'click') ?? 0),
            clicks: formatWeekMetric(metricNumber(values, 'click'), 'click', currency),
          })}
        </span>
        <span>
          {t('devices.ctr', { ctr: formatWeekMetric(metricNumber(values, 'ctr'), 'ctr', currency) })}
        </span>
      </span>
      {change && (
        <ChangeText
          change={change}
          className="col-start-4 row-start-2 justify-self-end @max-[330px]:col-start-3 @max-[330px]:row-start-1"
        />
      )}
    </li>
  );
}
