import type { ReportComparison } from '@meridian/api-client/contract';
import { formatDayRange, formatInstant, formatTimeZone, useLanguage, useTranslation } from '@meridian/i18n';
import { IconButton, MetaItem, MetaLine, useMediaQuery } from '@meridian/ui';
import { BuildingIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import { LazyMenu } from '../../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import { completenessOf, completenessText, omittedText, type RowsInfo } from './completeness';
import type { RowCap } from './report-meta-menu';
import { shareText } from './share-text';

const ReportMetaMenu = lazyWithPreload(() =>
  import('./report-meta-menu').then((module) => module.ReportMetaMenu),
);

export interface ReportMetaProps {
  info: RowsInfo;
  /** Whether the rows still belong to the previous filters. */
  isEarlierSelection?: boolean;
  /** The comparison period. */
  comparison?: ReportComparison | undefined;
  /** Name of the current account; undefined if all are current. */
  accountName: string | undefined;
  /** Absent if all rows of the report can be shown. */
  cap?: RowCap | undefined;
}

/** Placeholder as high as one line of metadata, until it is loaded. */
export function ReportMetaPlaceholder() {
  return <div className="h-8.75 shrink-0 border-t border-line-2" />;
}

/** The metadata of a report: account, time zone, data time and completeness. */
export function ReportMeta({
  info,
  isEarlierSelection = false,
  comparison,
  accountName,
  cap,
}: ReportMetaProps) {
  const { t } = useTranslation(['reports', 'common']);
  const { t: reportTexts } = useTranslation('reports');
  const { language } = useLanguage();
  const hasRoomForZone = useMediaQuery('(width >= 1360px)');
  const { dataTime, timeZone, share } = info;
  const isPartlyExplained = share !== null && share !== 1;
  return (
    <MetaLine
      label={t('facts.label')}
      note={omittedText(info, { t: reportTexts, language })}
      action={
        <LazyMenu
          opens="dialog"
          preload={ReportMetaMenu.preload}
          trigger={
            <IconButton size="small" label={t('facts.more')}>
              <InfoIcon />
            </IconButton>
          }
        >
          {(parts) => <ReportMetaMenu info={info} comparison={comparison} cap={cap} {...parts} />}
        </LazyMenu>
      }
    >
      {isEarlierSelection && (
        <MetaItem>
          <TriangleAlertIcon className="size-3.25 text-warn-fg" />
          <b className="font-medium text-fg-1">{t('facts.earlier')}</b>
        </MetaItem>
      )}
      <MetaItem isDesktopOnly>
        <BuildingIcon className="size-3.25" />
        <b className="font-medium text-fg-1">{accountName ?? t('common:shell.allAccounts')}</b>
      </MetaItem>
      <MetaItem isDesktopOnly>{formatDayRange(info, language)}</MetaItem>
      {hasRoomForZone && <MetaItem>{formatTimeZone(timeZone, new Date(info.endDate), language)}</MetaItem>}
      {dataTime !== null && (
        <MetaItem>{t('facts.dataOf', { time: formatInstant(dataTime, timeZone, language) })}</MetaItem>
      )}
      {!(isPartlyExplained && completenessOf(info) === 'allDays') && <Completeness info={info} />}
      {isPartlyExplained && <Explained share={share} />}
      {cap && (
        <MetaItem>
          <b className="font-medium text-fg-1">
            {t('facts.capped', {
              shown: cap.shown,
              total: cap.total,
            })}
          </b>
        </MetaItem>
      )}
      {comparison && <ComparedCompleteness comparison={comparison} />}
    </MetaLine>
  );
}

function Explained({ share }: { share: number }) {
  const { t } = useTranslation('reports');
  // the position of the number in the sentence depends on the language
  const [before, after] = t('facts.explains', { percent: '|' }).split('|');
  return (
    <MetaItem>
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
    </MetaItem>
  );
}

function Completeness({ info }: { info: RowsInfo }) {
  const { t } = useTranslation('reports');
  const state = completenessOf(info);
  if (state === 'none') return null;
  return (
    <MetaItem>
      {state === 'complete' && <CircleCheckIcon className="size-3.25 text-ok-fg" />}
      {state === 'lacking' && <TriangleAlertIcon className="size-3.25 text-warn-fg" />}
      {completenessText(info, t)}
    </MetaItem>
  );
}

/** Shown only if the comparison period is incomplete; a period without any data has a separate notice. */
function ComparedCompleteness({ comparison }: { comparison: ReportComparison }) {
  const { t } = useTranslation('reports');
  const { isComplete, missingDays, incompleteDays, dataTime } = comparison;
  if (isComplete || dataTime === null) return null;
  return (
    <MetaItem>
      <TriangleAlertIcon className="size-3.25 text-warn-fg" />
      {missingDays > 0
        ? t('facts.beforeMissing', { count: missingDays })
        : t('facts.beforeIncomplete', { count: incompleteDays })}
    </MetaItem>
  );
}
