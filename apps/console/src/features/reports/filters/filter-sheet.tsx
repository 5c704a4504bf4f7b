import { useTranslation } from '@meridian/i18n';
import { Button, Sheet, SheetClose, SheetContent, SheetTrigger, Switch } from '@meridian/ui';
import type { LazyMenuParts } from '../../../lib/lazy/lazy-menu';
import { ChangedOnly } from '../comparison/changed-only';
import { CompareBasis } from '../comparison/compare-basis';
import { CompareCaveats } from '../comparison/compare-caveats';
import { AddFilterButton } from '../conditions/add-filter-button';
import { GroupingFields } from '../groups/grouping-fields';
import type { ReportModel } from '../use-report-model';
import { compareWith } from '../view/comparison';
import { noFilters } from '../view/print-view';
import { FilterList } from './filter-list';
import { isListFilter } from './filter-names';
import { ReportTypeControl } from './report-type-control';
import { TextFilter } from './text-filter';

export interface FilterSheetProps extends LazyMenuParts {
  model: ReportModel;
}

/** The filters, groups, segments and the comparison of the mobile layout, in a sheet from the bottom. */
export function FilterSheet({ model, trigger, defaultOpen }: FilterSheetProps) {
  const { t } = useTranslation(['reports', 'common']);
  const { view, change } = model;
  const compare = view.comparedRange ? view.compare : undefined;
  return (
    <Sheet defaultOpen={defaultOpen}>
      <SheetTrigger asChild>{trigger}</SheetTrigger>
      <SheetContent
        side="bottom"
        title={t('filters.button')}
        closeLabel={t('common:close')}
        className="[--meridian-control-font-size:14px] [--meridian-control-height:40px] [--meridian-menu-item-height:44px]"
        footer={
          <div className="flex gap-2">
            <Button onClick={() => change(noFilters)} disabled={view.filterCount === 0}>
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
            <TextFilter value={view.text} onValueChange={(text) => change({ text }, { replace: true })} />
          )}
          <div>
            <AddFilterButton model={model} lists={noLists} />
          </div>
          <ReportTypeControl model={model} />
          <GroupingFields model={model} />
          <section aria-label={t('compare.button')} className="grid gap-2">
            <Switch
              label={t('compare.button')}
              checked={compare !== undefined}
              disabled={view.rangeError !== null}
              onCheckedChange={(isOn) => change(compareWith(view, isOn ? 'previous' : null))}
              className="min-h-11 text-14 font-medium"
            />
            {compare && view.comparedRange && (
              <>
                <CompareBasis model={model} compare={compare} range={view.comparedRange} />
                <CompareCaveats model={model} basis={compare.basis} range={view.comparedRange} />
                <ChangedOnly model={model} compare={compare} className="min-h-11 text-14" />
              </>
            )}
          </section>
          {view.offered.filter(isListFilter).map((filter) => (
            <section key={filter}>
              <h3 className="mb-1.5 font-medium">{t(`filters.name.${filter}`)}</h3>
              <div className="overflow-hidden rounded-md border border-line-2">
                <FilterList filter={filter} model={model} className="max-h-56" />
              </div>
            </section>
          ))}
        </div>
      </SheetContent>
    </Sheet>
  );
}

/** The sheet has a section for each of them. */
const noLists: never[] = [];
