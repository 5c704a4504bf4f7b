import { DateRangePicker } from '@meridian/date-range';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Alert, cn, useMediaQuery } from '@meridian/ui';
import { lazy, Suspense, use, type ReactNode } from 'react';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { notify } from '../../../lib/page/notices';
import { PageBars } from '../../../lib/page/page-bars';
import { CompareButton } from '../comparison/compare-button';
import { isListFilter } from '../filters/filter-names';
import { FilterRow } from '../filters/filter-row';
import { FilterSheetButton } from '../filters/filter-sheet-button';
import { TextFilter } from '../filters/text-filter';
import { GroupButton } from '../groups/group-button';
import { ReportColumnsButton } from '../own-metrics/report-columns-button';
import { pickerTypeOf } from '../registry';
import type { ReportModel } from '../use-report-model';

const ConditionChips = lazy(() =>
  import('../conditions/condition-chips').then((module) => ({ default: module.ConditionChips })),
);

export interface ReportToolbarProps {
  model: ReportModel;
  /** Replaces the date picker; null if the page has one elsewhere. */
  dates?: ReactNode;
  /** Shown below the columns, such as a link to fields that are not among them. */
  moreFields?: ReactNode;
  /** Shown at the end, after the columns. */
  end?: ReactNode;
}

/**
 * Controls to find rows: range, filters, search, comparison, columns. The toolbar stays visible if the server requires the search bar.
 */
export function ReportToolbar({ model, dates, moreFields, end }: ReportToolbarProps) {
  const { t } = useTranslation(['reports', 'errors']);
  const { language } = useLanguage();
  const isMobile = useIsMobile();
  const { hasSearchBar } = use(PageBars);
  const isWide = useMediaQuery('(width >= 1360px)');
  const isVeryWide = useMediaQuery('(width >= 1640px)');
  const { report, view, today, change } = model;
  const activeLists = view.offered.filter((filter) => isListFilter(filter) && view[filter]).length;
  // filters need the space of the other buttons' labels; conditions are below them
  const isCrowded = activeLists === 0 ? !isWide : activeLists > 1 || !isVeryWide;
  const isCompact = !isMobile && view.filterCount > 0 && isCrowded;
  return (
    <div
      className={cn(
        'shrink-0 px-page pb-3 max-desktop:px-4',
        hasSearchBar && 'sticky top-0 z-chrome bg-surface pt-3 max-desktop:static',
      )}
    >
      <div
        data-compact={isCompact ? '' : undefined}
        className="flex flex-wrap items-center gap-ctl data-compact:[&_[data-label]]:sr-only max-desktop:[--meridian-control-font-size:14px] max-desktop:[--meridian-control-height:40px]"
      >
        {dates === undefined ? (
          <div className="max-desktop:grid max-desktop:flex-1">
            <DateRangePicker
              type={pickerTypeOf(report)}
              value={view.rangeError === 'empty' ? null : view.range}
              onValueChange={(range) => {
                if (range === null) notify({ tone: 'error', title: t('errors:empty') });
                change({ range });
              }}
              today={today}
              language={language}
            />
          </div>
        ) : (
          dates
        )}
        {isMobile ? (
          <>
            <FilterSheetButton model={model} />
            {end}
          </>
        ) : (
          <>
            <FilterRow model={model} />
            {view.offered.includes('text') && (
              <TextFilter
                value={view.text}
                onValueChange={(text) => change({ text }, { replace: true })}
                hasShortcut
                className={cn(
                  'max-w-52',
                  isCompact ? 'min-w-34 flex-[1_1_8.5rem]' : 'min-w-40 flex-[1_1_10rem]',
                )}
              />
            )}
            <GroupButton model={model} />
            <CompareButton model={model} />
            <ReportColumnsButton model={model} moreFields={moreFields} />
            {end}
          </>
        )}
      </div>
      {view.where && (
        <Suspense>
          <ConditionChips model={model} where={view.where} />
        </Suspense>
      )}
      {view.rangeError && (
        <Alert tone="bad" className="mt-3">
          {t(`errors:${view.rangeError}`)}
        </Alert>
      )}
    </div>
  );
}
