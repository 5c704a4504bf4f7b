import { formatList, formatNumber, type Language } from '@meridian/i18n/core';
import { Button, IconButton, Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import { useState, type ReactElement } from 'react';
import { gridOperators, isSameCondition } from '../rules/grid-conditions';
import type { EditableColumn, GridCondition } from '../types';
import { errorsCondition, markedCondition } from './filter-columns';
import { FilterPanel } from './filter-panel';
import { filterLabels } from './labels';
import type { GridFilter } from './use-grid-filter';

export interface FilterChipsProps {
  filter: GridFilter;
  language: Language;
  /** Gets the focus after the last chip. */
  onFocusLost: () => void;
}

/** The filters, each as a chip: a click changes it, the cross removes it. Those of buttons have no chip. */
export function FilterChips({ filter, language, onFocusLost }: FilterChipsProps): ReactElement | null {
  const labels = filterLabels[language];
  const shown = filter.conditions.filter((condition) => !isOfButton(condition));
  if (shown.length === 0) return null;
  return (
    <div data-scope-ui="" className="flex flex-wrap items-center gap-1.5 border-b border-line-2 px-3 py-2">
      <ul data-scope-ui="" aria-label={labels.list} className="contents">
        {shown.map((condition) => {
          const text = conditionText(condition, filter.columns, language);
          return (
            <li
              key={JSON.stringify(condition)}
              data-scope-ui=""
              className="flex max-w-full items-center rounded-sm border border-accent bg-accent-bg text-accent-fg"
            >
              <ChipButton filter={filter} condition={condition} text={text} language={language} />
              <IconButton
                size="small"
                label={labels.remove(text)}
                onClick={() => {
                  filter.remove(condition);
                  onFocusLost();
                }}
              >
                <XIcon />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {shown.length > 1 && (
        <Button
          variant="ghost"
          onClick={() => {
            filter.clear();
            onFocusLost();
          }}
        >
          {labels.removeAll}
        </Button>
      )}
    </div>
  );
}

interface ChipButtonProps {
  filter: GridFilter;
  condition: GridCondition;
  text: string;
  language: Language;
}

function ChipButton({ filter, condition, text, language }: ChipButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = filterLabels[language].edit(text);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          aria-label={name}
          className="max-w-80 min-w-0 text-accent-fg! max-desktop:max-w-72"
        >
          <span data-scope-ui="" className="truncate">
            {text}
          </span>
        </Button>
      </PopoverTrigger>
      <PopoverContent label={name} className="flex w-80 flex-col overflow-hidden">
        <FilterPanel
          columns={filter.columns}
          condition={condition}
          language={language}
          onApply={(next) => {
            filter.replace(condition, next);
            setIsOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

const isOfButton = (condition: GridCondition) =>
  isSameCondition(condition, errorsCondition) || isSameCondition(condition, markedCondition);

/** A condition in words, such as `Bid (CNY) > 3`. */
function conditionText(
  { column: id, operator, values }: GridCondition,
  columns: readonly EditableColumn[],
  language: Language,
): string {
  const column = columns.find((each) => each.id === id);
  const texts = values.map((value) => {
    if (column?.kind === 'number') return formatNumber(Number(value));
    return column?.options?.find((option) => option.value === value)?.label ?? value;
  });
  const isList = gridOperators[operator].maxValues > 2;
  const [first = '', second = ''] = isList ? [formatList(texts, language, 'alternatives')] : texts;
  return filterLabels[language].texts[operator](column?.label ?? id, first, second);
}
