import type { Language } from '@meridian/i18n/core';
import { Button, Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import { PlusIcon } from '@meridian/ui/icons';
import { useState, type ReactElement } from 'react';
import { FilterPanel } from './filter-panel';
import { filterLabels } from './labels';
import type { GridFilter } from './use-grid-filter';

export interface AddFilterProps {
  filter: GridFilter;
  language: Language;
  disabled: boolean;
}

/** The button that adds a filter. The menu of a column opens its list, too. */
export function AddFilter({ filter, language, disabled }: AddFilterProps): ReactElement {
  const labels = filterLabels[language];
  const { columns, columnToFilter, setColumnToFilter, add } = filter;
  const [isPressed, setIsPressed] = useState(false);
  const close = () => {
    setIsPressed(false);
    setColumnToFilter(undefined);
  };
  return (
    <Popover
      open={isPressed || columnToFilter !== undefined}
      onOpenChange={(isOpen) => (isOpen ? setIsPressed(true) : close())}
    >
      <PopoverTrigger asChild>
        <Button icon={<PlusIcon />} disabled={disabled}>
          {labels.add}
        </Button>
      </PopoverTrigger>
      <PopoverContent label={labels.add} className="flex w-80 flex-col overflow-hidden">
        <FilterPanel
          key={columnToFilter}
          columns={columns}
          columnId={columnToFilter}
          language={language}
          onApply={(condition) => {
            add(condition);
            close();
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
