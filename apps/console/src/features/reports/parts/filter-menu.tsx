import { useTranslation } from '@meridian/i18n';
import { Button, Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import type { ReactElement } from 'react';
import type { FilterListProps } from './filter-list';
import { FilterList } from './filter-list';

/** The choices of one filter, beside its button. */
export function FilterMenu({ trigger, ...list }: FilterListProps & { trigger: ReactElement }) {
  const { t } = useTranslation('reports');
  const count = list.view.filters[list.filter]?.length ?? 0;
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent label={t(`filters.${list.filter}`)} className="flex w-75 flex-col overflow-hidden">
        <FilterList {...list} className="max-h-80" />
        {count > 0 && (
          <footer className="flex items-center border-t border-line-1 px-3 py-2 text-12 text-fg-3">
            <span className="flex-1">{t('filters.chosen', { count })}</span>
            <Button variant="ghost" onClick={() => list.onValueChange([])}>
              {t('filters.clear')}
            </Button>
          </footer>
        )}
      </PopoverContent>
    </Popover>
  );
}
