import { useTranslation } from '@meridian/i18n';
import { Button, useMediaQuery } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import { AddFilterButton } from '../conditions/add-filter-button';
import type { ReportModel } from '../use-report-model';
import { noFilters } from '../view/print-view';
import { FilterButton } from './filter-button';
import { isListFilter } from './filter-names';

/** The filters of the toolbar: the first ones and active ones are visible, the others are behind a button. */
export function FilterRow({ model }: { model: ReportModel }) {
  const { t } = useTranslation('reports');
  const isWide = useMediaQuery('(width >= 1360px)');
  const { view, change } = model;
  const lists = view.offered.filter(isListFilter);
  const unset = lists.filter((filter) => view[filter] === undefined);
  // active filters take the space of the others, whose names would not fit
  const others = view.filterCount > 0 ? unset : unset.slice(isWide ? 2 : 1);
  return (
    <>
      {lists
        .filter((filter) => !others.includes(filter))
        .map((filter) => (
          <FilterButton key={filter} filter={filter} model={model} />
        ))}
      <AddFilterButton model={model} lists={others} />
      {view.filterCount > 0 && (
        <Button
          variant="ghost"
          icon={<XIcon />}
          title={t('filters.clearAll')}
          onClick={() => change(noFilters)}
        >
          <span data-label="">{t('filters.clearAll')}</span>
        </Button>
      )}
    </>
  );
}
