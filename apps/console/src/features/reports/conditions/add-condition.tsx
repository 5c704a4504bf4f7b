import { useTranslation } from '@meridian/i18n';
import { Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import { useState } from 'react';
import type { LazyMenuParts } from '../../../lib/lazy/lazy-menu';
import type { ListFilter } from '../filters/filter-names';
import type { ReportModel } from '../use-report-model';
import { ConditionPanel } from './condition-panel';

export interface AddConditionProps extends LazyMenuParts {
  model: ReportModel;
  /** Filters with a list of values that have no button of their own. */
  lists: readonly ListFilter[];
}

/** Adds a filter: of any column, or with a list of values. The menu of a column opens it, too. */
export function AddCondition({ model, lists, trigger, defaultOpen }: AddConditionProps) {
  const { t } = useTranslation('reports');
  const { view, columnToFilter, setColumnToFilter } = model;
  const [isPressed, setIsPressed] = useState(defaultOpen);
  const isOpen = isPressed || columnToFilter !== undefined;
  const count = view.where?.length ?? 0;
  // a group with a first condition stays the one that the panel changes
  const [place, setPlace] = useState(count);
  if (!isOpen && place !== count) setPlace(count);
  const close = () => {
    setIsPressed(false);
    setColumnToFilter(undefined);
  };
  return (
    <Popover open={isOpen} onOpenChange={(next) => (next ? setIsPressed(true) : close())}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent label={t('filters.moreFilters')} className="flex w-80 flex-col overflow-hidden">
        <ConditionPanel
          key={columnToFilter}
          model={model}
          place={place}
          column={columnToFilter}
          lists={lists}
          onClose={close}
        />
      </PopoverContent>
    </Popover>
  );
}
