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
            'max-w-64 min-w-16 shrink!',
            isSet && 'border-accent! bg-accent-bg! text-accent-fg! [&_svg]:text-inherit!',
          )}
        >
          {/* where space is short, the value says more than the name */}
          <span
            data-label={isSet ? '' : undefined}
            className={cn('truncate font-normal', !isSet && 'text-fg-3')}
          >
            {name}
          </span>
          <span className="truncate">
            {!isSet
              ? t('filters.all')
              : selected.length === 1
                ? wordOf(first)
                : t('filters.chosen', { count: selected.length })}
          </span>
          <ChevronDownIcon className="size-3.5" />
        </Button>
      }
    >
      {(parts) => <FilterMenu filter={filter} model={model} {...parts} />}
    </LazyMenu>
  );
}
