import { useTranslation } from '@meridian/i18n';
import { Button, cn } from '@meridian/ui';
import { ChevronDownIcon } from '@meridian/ui/icons';
import { LazyMenu } from '../../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import type { ReportModel } from '../use-report-model';
import { useFilterWord, type ListFilter } from './filter-names';

const FilterMenu = lazyWithPreload(() => import('./filter-menu').then((module) => module.FilterMenu));

export interface FilterButtonProps {
  filter: ListFilter;
  model: ReportModel;
}

/** A filter of the toolbar: its name and its selection. */
export function FilterButton({ filter, model }: FilterButtonProps) {
  const { t } = useTranslation('reports');
  const wordOf = useFilterWord(filter, model);
  const selected = model.view[filter] ?? [];
  const [first] = selected;
  const isSet = first !== undefined;
  const name = t(`filters.name.${filter}`);
  return (
    <LazyMenu
      opens="dialog"
      preload={FilterMenu.preload}
      trigger={
        <Button
          title={isSet ? name : undefined}
          className={cn(
            isSet && [
              'border-accent! bg-accent-bg! text-accent-fg! [&_svg]:text-inherit!',
              // narrower than its text rather than on a second line, but never so narrow that it says nothing
              'max-w-max flex-[99_1_12rem] in-data-compact:basis-18',
            ],
          )}
        >
          {/* where space is short, the value says more than the name */}
          <span
            data-label={isSet ? '' : undefined}
            className={cn('shrink-0 font-normal', !isSet && 'text-fg-3')}
          >
            {name}
          </span>
          <span className="max-w-48 truncate">
            {!isSet
              ? t('filters.all')
              : selected.length === 1
                ? wordOf(first)
                : t('filters.chosen', { count: selected.length })}
          </span>
          <ChevronDownIcon className={cn('size-3.5', isSet && 'in-data-compact:hidden')} />
        </Button>
      }
    >
      {(parts) => <FilterMenu filter={filter} model={model} {...parts} />}
    </LazyMenu>
  );
}
