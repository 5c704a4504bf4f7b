import { cn } from '@meridian/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import type { GridOption } from '../types';

export interface OptionListProps {
  /** Ids of the options begin with it. */
  id: string;
  label: string;
  options: readonly GridOption[];
  /** Index of the highlighted option. */
  highlighted: number;
  onChoose: (value: string) => void;
}

/** The options of a cell. The focus stays in the field of the grid, whose keys move the highlight. */
export function OptionList({ id, label, options, highlighted, onChoose }: OptionListProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);
  return (
    <div
      data-scope-ui=""
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="max-h-72 overflow-auto p-1"
    >
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and its keys
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === highlighted}
          className={cn(
            'flex min-h-8 cursor-pointer items-center rounded-xs px-2.5 hover:bg-hover',
            index === highlighted && 'bg-hover',
          )}
          // clicking would take the focus from the field
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}
