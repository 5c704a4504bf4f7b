import { useTranslation } from '@meridian/i18n';
import { Button, Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import { ArrowLeftIcon, ChevronRightIcon } from '@meridian/ui/icons';
import { useState } from 'react';
import type { LazyMenuParts } from '../../../lib/lazy/lazy-menu';
import type { ReportModel } from '../use-report-model';
import { FilterList } from './filter-list';
import { FilterFoot } from './filter-menu';
import type { ListFilter } from './filter-names';

export interface MoreFiltersProps extends LazyMenuParts {
  filters: readonly ListFilter[];
  model: ReportModel;
}

/** The filters without a separate button: first a list of filters, then the values of one. */
export function MoreFilters({ filters, model, trigger, defaultOpen }: MoreFiltersProps) {
  const { t } = useTranslation(['reports', 'common']);
  const [single, ...others] = filters;
  const only = others.length === 0 ? (single ?? null) : null;
  const [filter, setFilter] = useState<ListFilter | null>(only);
  return (
    <Popover defaultOpen={defaultOpen} onOpenChange={() => setFilter(only)}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent label={t('filters.moreFilters')} className="flex w-75 flex-col overflow-hidden">
        {filter === null ? (
          <ul className="p-1">
            {filters.map((each) => (
              <li key={each}>
                <Button
                  variant="ghost"
                  className="w-full justify-between font-normal"
                  onClick={() => setFilter(each)}
                >
                  {t(`filters.name.${each}`)}
                  <ChevronRightIcon className="size-3.5" />
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <>
            {only === null && (
              <div className="border-b border-line-1 p-1">
                <Button
                  variant="ghost"
                  icon={<ArrowLeftIcon />}
                  onClick={() => setFilter(null)}
                  className="w-full justify-start"
                >
                  {t(`filters.name.${filter}`)}
                </Button>
              </div>
            )}
            <FilterList key={filter} filter={filter} model={model} className="max-h-80" />
            <FilterFoot filter={filter} model={model} />
          </>
        )}
      </PopoverContent>
    </Popover>
  );
}
