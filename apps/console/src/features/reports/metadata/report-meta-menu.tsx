import { reconcileFiles, type ReportComparison } from '@meridian/api-client/contract';
import { formatDayRange, formatInstant, formatTimeZone, useLanguage, useTranslation } from '@meridian/i18n';
import { Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/format/money';
import type { LazyMenuParts } from '../../../lib/lazy/lazy-menu';
import { completenessText, type RowsInfo } from './completeness';
import { shareText } from './share-text';

export interface RowCap {
  /** Number of rows that can be shown. */
  shown: number;
  /** Number of rows in the report. */
  total: number;
}

export interface ReportMetaMenuProps extends LazyMenuParts {
  info: RowsInfo;
  comparison: ReportComparison | undefined;
  cap: RowCap | undefined;
}

/** The metadata of the report in sentences. */
export function ReportMetaMenu({ info, comparison, cap, trigger, defaultOpen }: ReportMetaMenuProps) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const files = reconcileFiles(info.reportedTotals).filter(
    ({ share, reportedCost }) => share !== null || reportedCost !== null,
  );
  const isPartial = files.some(({ share }) => share !== null && share < 1);
  const { share: ofAccount, accountCost, currencies } = info;
  const [currency] = currencies;
  return (
    <Popover defaultOpen={defaultOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent label={t('facts.label')} className="grid w-90 gap-3 p-4 text-13 text-fg-2">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          <Row name={t('facts.period')}>{formatDayRange(info, language)}</Row>
          <Row name={t('facts.zone')}>{formatTimeZone(info.timeZone, new Date(info.endDate), language)}</Row>
          {info.dataTime !== null && (
            <Row name={t('facts.dataTime')}>{formatInstant(info.dataTime, info.timeZone, language)}</Row>
          )}
          <Row name={t('facts.data')}>{completenessText(info, t)}</Row>
          {comparison && (
            <Row name={t('facts.before')}>
              {formatDayRange(comparison, language)}
              <br />
              {completenessText(comparison, t)}
            </Row>
          )}
        </dl>
        {cap && (
          <p className="border-t border-line-1 pt-3">{t('cap', { shown: cap.shown, total: cap.total })}</p>
        )}
        {files.map(({ fileName, share, accountCost, accountLabel, currency, rowsCost, reportedCost }) => (
          <div key={fileName} className="border-t border-line-1 pt-3">
            <p className="font-medium wrap-anywhere text-fg-1">{fileName}</p>
            {share !== null && (
              <p>
                {t('facts.explainsFile', {
                  percent: shareText(share),
                  cost: formatMoney(accountCost, currency),
                  label: accountLabel,
                })}
              </p>
            )}
            {reportedCost !== null && (
              <p>
                {t('facts.fileTotal', {
                  stated: formatMoney(reportedCost, currency),
                  rows: formatMoney(rowsCost, currency),
                })}
              </p>
            )}
          </div>
        ))}
        {isPartial && (
          <p className="text-fg-3">
            {t('facts.why')} {t('facts.filtersKeep')}
          </p>
        )}
        {!isPartial &&
          ofAccount !== null &&
          ofAccount < 1 &&
          accountCost !== null &&
          currency !== undefined && (
            <div className="border-t border-line-1 pt-3">
              <p>
                {t('facts.explainsAccount', {
                  percent: shareText(ofAccount),
                  cost: formatMoney(accountCost, currency),
                })}
              </p>
              <p className="text-fg-3">{t('facts.why')}</p>
            </div>
          )}
      </PopoverContent>
    </Popover>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-fg-3">{name}</dt>
      <dd className="text-fg-1 tabular-nums">{children}</dd>
    </>
  );
}
