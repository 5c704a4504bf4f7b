import {
  describeTimeZone,
  explainedShare,
  type ReportComparison,
  type ReportInfo,
} from '@meridian/api-client/contract';
import { formatDayRange, formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { cn, IconButton, useMediaQuery } from '@meridian/ui';
import { BuildingIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { LazyMenu } from '../../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import type { RowCap } from './report-meta-menu';
import { shareText } from './share-text';

const ReportMetaMenu = lazyWithPreload(() =>
  import('./report-meta-menu').then((module) => module.ReportMetaMenu),
);

export interface ReportMetaProps {
  info: ReportInfo;
  /** The period that the report is compared with. */
  comparison?: ReportComparison | undefined;
  /** Of the current account; undefined when all are current. */
  accountName: string | undefined;
  /** Absent where all rows of the report can be shown. */
  cap?: RowCap | undefined;
}

/** As high as one line of metadata, until it is loaded. */
export function ReportMetaPlaceholder() {
  return <div className="h-8.75 shrink-0 border-t border-line-2" />;
}

/** The metadata of a report: account, time zone, data time and completeness. */
export function ReportMeta({ info, comparison, accountName, cap }: ReportMetaProps) {
  const { t } = useTranslation(['reports', 'common']);
  const { language } = useLanguage();
  const hasRoomForZone = useMediaQuery('(width >= 1360px)');
  const { dataTime, omittedSpans, timeZone } = info;
  const share = explainedShare(info.reportedTotals);
  const spans = omittedSpans.map(({ fileName, ...span }) => {
    const range = formatDayRange(span, language);
    return fileName === null ? range : t('facts.span', { range, file: fileName });
  });
  return (
    <div className="shrink-0 border-t border-line-2 px-page py-1.25 text-12 text-fg-3 tabular-nums max-desktop:px-4">
      {/* the rule before the first fact of a line is cut off */}
      <div className="overflow-hidden">
        <ul aria-label={t('facts.label')} className="-ml-3.25 flex flex-wrap items-center">
          <Fact isRepeated>
            <BuildingIcon className="size-3.25" />
            <b className="font-medium text-fg-1">{accountName ?? t('common:shell.allAccounts')}</b>
          </Fact>
          <Fact isRepeated>{formatDayRange(info, language)}</Fact>
          {hasRoomForZone && <Fact>{describeTimeZone(timeZone, new Date(info.endDate))}</Fact>}
          {dataTime !== null && (
            <Fact>{t('facts.dataOf', { time: formatInstant(dataTime, timeZone, language) })}</Fact>
          )}
          <Completeness info={info} />
          {cap && (
            <Fact>
              <b className="font-medium text-fg-1">
                {t('facts.capped', {
                  shown: formatValue(cap.shown, 't'),
                  total: formatValue(cap.total, 't'),
                })}
              </b>
            </Fact>
          )}
          {comparison && <ComparedCompleteness comparison={comparison} />}
          {share !== null && <Explained share={share} />}
          <li className="inline-flex">
            <LazyMenu
              opens="dialog"
              preload={ReportMetaMenu.preload}
              trigger={
                <IconButton size="small" label={t('facts.more')}>
                  <InfoIcon />
                </IconButton>
              }
            >
              {(parts) => <ReportMetaMenu {...{ info, comparison, cap }} {...parts} />}
            </LazyMenu>
          </li>
        </ul>
      </div>
      {spans.length > 0 && (
        <p className="my-1">{t('facts.omitted', { spans: spans.join(t('facts.separator')) })}</p>
      )}
    </div>
  );
}

/** `isRepeated`: said above on a phone too, where there is no room to say it twice. */
function Fact({ isRepeated = false, children }: { isRepeated?: boolean; children: ReactNode }) {
  return (
    <li
      className={cn(
        'mr-3 inline-flex min-h-6 items-center gap-1.5 border-l border-line-2 pl-3',
        isRepeated && 'max-desktop:hidden',
      )}
    >
      {children}
    </li>
  );
}

function Explained({ share }: { share: number }) {
  const { t } = useTranslation('reports');
  // languages put the number in different places of the sentence
  const [before, after] = t('facts.explains', { percent: '|' }).split('|');
  return (
    <Fact>
      <span>
        {before}
        <span
          aria-hidden
          className="mx-1.5 inline-block h-1.25 w-8 overflow-hidden rounded-full bg-track align-middle"
        >
          <span className="block h-full bg-fg-3" style={{ width: `${String(Math.min(1, share) * 100)}%` }} />
        </span>
        <b className="font-medium text-fg-1">{shareText(share)}</b>
        {after}
      </span>
    </Fact>
  );
}

function Completeness({ info: { isComplete, missingDays, dataTime } }: { info: ReportInfo }) {
  const { t } = useTranslation('reports');
  if (dataTime === null) return null;
  return (
    <Fact>
      {isComplete ? (
        <CircleCheckIcon className="size-3.25 text-ok-fg" />
      ) : (
        <TriangleAlertIcon className="size-3.25 text-warn-fg" />
      )}
      {isComplete
        ? t('facts.complete')
        : missingDays > 0
          ? t('facts.missing', { count: missingDays })
          : t('facts.incomplete')}
    </Fact>
  );
}

/** Said only where the period compared with lacks something; one without any data has a notice of its own. */
function ComparedCompleteness({ comparison }: { comparison: ReportComparison }) {
  const { t } = useTranslation('reports');
  const { isComplete, missingDays, dataTime } = comparison;
  if (isComplete || dataTime === null) return null;
  return (
    <Fact>
      <TriangleAlertIcon className="size-3.25 text-warn-fg" />
      {missingDays > 0 ? t('facts.beforeMissing', { count: missingDays }) : t('facts.beforeIncomplete')}
    </Fact>
  );
}
