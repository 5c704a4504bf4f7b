import { currencySign, type RankedItem, type RankedList } from '@meridian/api-client/contract';
import type { PeriodBasis } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import { valueChange } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { ChangeText, cn, Panel, RankedBar, Skeleton } from '@meridian/ui';
import type { ReactNode } from 'react';
import { plottedValue } from '../../../../lib/format/metrics';
import { metricNumber } from '../metric-text';
import { useChangeText } from '../use-change-text';
import { PanelBody, type PanelQuery } from './panel-body';

export interface RankedPanelProps {
  title: string;
  /** Title of the column with names. */
  nameTitle: string;
  query: PanelQuery<RankedList>;
  /** Currency of all amounts; null while unknown, or if there are several. */
  currency: string | null;
  /** Basis of the comparison. */
  basis: PeriodBasis;
  /** A link to the full report; absent if the user may not open it. */
  link?: ReactNode;
  className?: string;
}

const head = 'h-7 px-1.5 text-12 font-medium text-fg-3 first:pl-4 last:pr-4 print:text-[10px]';
const cell = 'h-7.75 print:h-6 print:px-1 truncate border-t border-line-1 px-1.5 first:pl-4 last:pr-4';
/** Hidden first if there is little room. */
const bar = 'w-17 @max-[540px]:hidden print:hidden';
/** Touch shows no titles: a long name takes more lines there. */
const name =
  '@max-[380px]:py-1 @max-[380px]:leading-4 @max-[380px]:wrap-anywhere @max-[380px]:whitespace-normal';
const rate = '@max-[380px]:hidden print:table-cell!';
/** Number of highlighted rows at the top of the list. */
const leaders = 3;

/** The top items by cost of a week, with bars and the change from the comparison week. */
export function RankedPanel({ title, nameTitle, query, currency, basis, link, className }: RankedPanelProps) {
  const { t } = useTranslation(['reportCentre', 'columns']);
  return (
    <Panel title={title} note={t('ranked.byCost')} className={className}>
      <PanelBody
        query={query}
        isEmpty={({ items }) => items.length === 0}
        skeleton={
          // as high as the rows with the lines above and below them
          <div className="pt-7 pb-4.5">
            {skeletonRows.map((row) => (
              <div key={row} className="flex h-7.75 items-center gap-6">
                <Skeleton className="w-1/4" />
                <Skeleton className="flex-1" />
                <Skeleton className="w-1/5" />
              </div>
            ))}
          </div>
        }
      >
        {({ items, totalCount }) => (
          <>
            <div className="@container">
              <table className="w-full table-fixed text-13 text-fg-2 tabular-nums print:table-auto print:text-[10.5px]">
                <caption className="sr-only">{title}</caption>
                <thead>
                  <tr>
                    <th scope="col" className={cn(head, 'w-11 @max-[380px]:w-10 text-right print:w-auto')}>
                      #
                    </th>
                    <th scope="col" className={cn(head, 'text-left')}>
                      {nameTitle}
                    </th>
                    <td className={cn(head, bar)} />
                    <th scope="col" className={cn(head, 'w-23 text-right whitespace-nowrap print:w-auto')}>
                      {t('columns:cost')}{' '}
                      <span className="font-normal close-signs">{currency && currencySign(currency)}</span>
                    </th>
                    <th scope="col" className={cn(head, 'w-15.5 text-right print:w-auto')}>
                      {t('columns:click')}
                    </th>
                    <th scope="col" className={cn(head, rate, 'w-16.5 text-right print:w-auto')}>
                      {t('columns:ctr')}
                    </th>
                    <th scope="col" className={cn(head, 'w-23 text-right print:w-auto @max-[380px]:w-19')}>
                      {t('ranked.change', { context: basis })}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {items.map((item, index) => (
                    <RankedRow
                      key={item.name}
                      item={item}
                      place={index + 1}
                      greatest={items[0]}
                      basis={basis}
                    />
                  ))}
                </tbody>
              </table>
            </div>
            <div className="mt-auto flex flex-wrap items-center gap-x-3 border-t border-line-1 px-4 pt-2 text-12 text-fg-3 tabular-nums">
              {t('ranked.range', {
                from: 1,
                to: items.length,
                total: totalCount,
              })}
              <span className="flex-1" />
              {link}
            </div>
          </>
        )}
      </PanelBody>
    </Panel>
  );
}

const skeletonRows = Array.from({ length: 15 }, (_, row) => row);

interface RankedRowProps {
  item: RankedItem;
  /** Starts at 1. */
  place: number;
  greatest: RankedItem | undefined;
  basis: PeriodBasis;
}

function RankedRow({ item, place, greatest, basis }: RankedRowProps) {
  const changeText = useChangeText(basis);
  const cost = metricNumber(item.values, 'cost');
  const change = changeText(
    valueChange(cost, item.previous ? metricNumber(item.previous, 'cost') : null, {
      unit: 't2',
      favourable: 'neither',
    }),
  );
  const most = plottedValue(greatest ? metricNumber(greatest.values, 'cost') : null) ?? 0;
  return (
    <tr>
      <td className={cn(cell, 'text-right text-fg-3')}>{place}</td>
      <th
        scope="row"
        title={item.name}
        className={cn(cell, name, 'text-left text-fg-1', place <= leaders ? 'font-medium' : 'font-normal')}
      >
        {item.name}
      </th>
      <td className={cn(cell, bar)}>
        <RankedBar share={most > 0 ? (plottedValue(cost) ?? 0) / most : 0} isStrong={place <= leaders} />
      </td>
      <td className={cn(cell, 'text-right text-fg-1')}>{formatValue(cost, 't2')}</td>
      <td className={cn(cell, 'text-right')}>{formatValue(metricNumber(item.values, 'click'), 't')}</td>
      <td className={cn(cell, rate, 'text-right')}>
        {formatValue(metricNumber(item.values, 'ctr'), '%*100')}
      </td>
      <td className={cn(cell, 'text-right text-fg-3')}>{change ? <ChangeText change={change} /> : '--'}</td>
    </tr>
  );
}
