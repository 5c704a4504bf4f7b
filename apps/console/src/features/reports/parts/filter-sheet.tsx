import { useTranslation } from '@meridian/i18n';
import { Button, Sheet, SheetClose, SheetContent, SheetTrigger } from '@meridian/ui';
import type { ReactElement } from 'react';
import type { Report } from '../registry';
import { withoutFilters, type ReportSearch } from '../report-search';
import type { ReportView } from '../report-view';
import { FilterList } from './filter-list';
import { ReportTypeControl } from './report-type-control';
import { TextFilter } from './text-filter';

export interface FilterSheetProps {
  report: Report;
  view: ReportView;
  isForSeveral: boolean;
  onChange: (search: ReportSearch, options?: { replace: boolean }) => void;
  trigger: ReactElement;
}

/** The filters of the mobile layout, in a sheet from the bottom. */
export function FilterSheet({ report, view, isForSeveral, onChange, trigger }: FilterSheetProps) {
  const { t } = useTranslation(['reports', 'common']);
  const lists = view.offered.filter((filter) => filter !== 'text');
  return (
    <Sheet defaultOpen>
      <SheetTrigger asChild>{trigger}</SheetTrigger>
      <SheetContent
        side="bottom"
        title={t('filters.button')}
        closeLabel={t('common:close')}
        className="[--ctl-fs:14px] [--ctl-h:40px] [--menu-h:44px]"
        footer={
          <div className="flex gap-2">
            <Button onClick={() => onChange(withoutFilters({}))} disabled={view.filterCount === 0}>
              {t('filters.clearAll')}
            </Button>
            <SheetClose asChild>
              <Button variant="primary" className="flex-1">
                {t('filters.show')}
              </Button>
            </SheetClose>
          </div>
        }
      >
        <div className="flex flex-col gap-4 px-5 pb-4">
          {view.offered.includes('text') && (
            <TextFilter
              value={view.filters.text}
              onValueChange={(text) => onChange({ text }, { replace: true })}
            />
          )}
          {isForSeveral && <ReportTypeControl view={view} onChange={onChange} />}
          {lists.map((filter) => (
            <section key={filter}>
              <h3 className="mb-1.5 font-medium">{t(`filters.${filter}`)}</h3>
              <div className="overflow-hidden rounded-md border border-line-2">
                <FilterList
                  {...{ filter, report, view }}
                  onValueChange={(values) => onChange({ [filter]: values.length > 0 ? values : undefined })}
                  className="max-h-56"
                />
              </div>
            </section>
          ))}
        </div>
      </SheetContent>
    </Sheet>
  );
}
