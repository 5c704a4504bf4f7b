import { useTranslation } from '@meridian/i18n';
import { Button, Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import type { LazyMenuParts } from '../../../lib/lazy/lazy-menu';
import { FilterList, type FilterListProps } from './filter-list';

/** The values of one filter, next to its button. */
export function FilterMenu({ trigger, defaultOpen, ...list }: FilterListProps & LazyMenuParts) {
  const { t } = useTranslation('reports');
  return (
    <Popover defaultOpen={defaultOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent label={t(`filters.name.${list.filter}`)} className="flex w-75 flex-col overflow-hidden">
        <FilterList {...list} className="max-h-80" />
        <FilterFoot {...list} />
      </PopoverContent>
    </Popover>
  );
}

/** The number of selected values, and a button that clears them. */
export function FilterFoot({ filter, model: { view, change } }: FilterListProps) {
  const { t } = useTranslation('reports');
  const count = view[filter]?.length ?? 0;
  if (count === 0) return null;
  return (
    <footer className="flex items-center border-t border-line-1 px-3 py-2 text-12 text-fg-3">
      <span className="flex-1">{t('filters.chosen', { count })}</span>
      <Button variant="ghost" onClick={() => change({ [filter]: undefined })}>
        {t('filters.clear')}
      </Button>
    </footer>
  );
}
