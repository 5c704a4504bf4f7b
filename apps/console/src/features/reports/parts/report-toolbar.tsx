import { periodPickerType } from '@meridian/api-client/contract';
import { DateRangePicker } from '@meridian/date-range';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { ColumnChooser } from '@meridian/report-table';
import { Alert, Button } from '@meridian/ui';
import { useIsMobile } from '../../../lib/use-media-query';
import type { Report } from '../registry';
import { withoutFilters, type ReportSearch } from '../report-search';
import type { ReportView } from '../report-view';
import type { ReportColumns } from '../use-report-columns';
import { FilterButton } from './filter-button';
import { FilterSheetButton } from './filter-sheet-button';
import { ReportTypeControl } from './report-type-control';
import { TextFilter } from './text-filter';

export interface ReportToolbarProps {
  report: Report;
  view: ReportView;
  columns: ReportColumns;
  today: string;
  isForSeveral: boolean;
  onChange: (search: ReportSearch, options?: { replace: boolean }) => void;
}

/** The way to the right rows: range, filters, search. */
export function ReportToolbar({ report, view, columns, today, isForSeveral, onChange }: ReportToolbarProps) {
  const { t } = useTranslation(['reports', 'errors']);
  const { language } = useLanguage();
  const isMobile = useIsMobile();
  const hasText = view.offered.includes('text');
  const lists = view.offered.filter((filter) => filter !== 'text');
  return (
    <div className="shrink-0 px-page pb-3 max-desktop:px-4">
      <div className="flex flex-wrap items-center gap-ctl max-desktop:[--ctl-fs:14px] max-desktop:[--ctl-h:40px]">
        <div className="max-desktop:grid max-desktop:flex-1">
          <DateRangePicker
            type={periodPickerType[report.period]}
            value={view.range}
            onValueChange={(range) => onChange({ ...range })}
            today={today}
            language={language}
          />
        </div>
        {isMobile ? (
          (view.offered.length > 0 || isForSeveral) && (
            <FilterSheetButton {...{ report, view, isForSeveral, onChange }} />
          )
        ) : (
          <>
            {lists.map((filter) => (
              <FilterButton key={filter} filter={filter} {...{ report, view, onChange }} />
            ))}
            {view.filterCount > 0 && (
              <Button variant="ghost" onClick={() => onChange(withoutFilters({}))}>
                {t('filters.clearAll')}
              </Button>
            )}
            <span className="flex-1" />
            {isForSeveral && <ReportTypeControl view={view} onChange={onChange} />}
            {hasText && (
              <TextFilter
                value={view.filters.text}
                onValueChange={(text) => onChange({ text }, { replace: true })}
                hasShortcut
                className="w-52"
              />
            )}
            <ColumnChooser {...columns} language={language} />
          </>
        )}
      </div>
      {view.rangeError && (
        <Alert tone="bad" className="mt-3">
          {t(`errors:${view.rangeError}`)}
        </Alert>
      )}
    </div>
  );
}
