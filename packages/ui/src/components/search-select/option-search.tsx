import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CheckIcon } from '../../icons';
import { cn } from '../../lib/cn';
import { unlessComposing } from '../../lib/composition';
import { Button } from '../button/button';
import { SearchField } from '../search-field/search-field';

export interface SearchSelectOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line, such as a number. */
  detail?: string | undefined;
}

export interface SearchSelectLabels {
  /** Names the panel and the list. */
  list: string;
  /** Names the search field and is its placeholder. */
  search: string;
  /** Names the button that clears the search field. */
  clear: string;
  /** Shown if no option matches. */
  empty: string;
  loading: string;
  failed: string;
  retry: string;
}

export interface OptionSearchProps<Value extends string> {
  /** The options that match the text. */
  options: readonly SearchSelectOption<Value>[];
  value: Value | undefined;
  onSelect: (value: Value) => void;
  /** The search text. */
  text: string;
  onTextChange: (text: string) => void;
  /** State of the options for this text. */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  onRetry?: (() => void) | undefined;
  /** Below the list, such as a note that it shows only part of the options. */
  footnote?: ReactNode;
  labels: SearchSelectLabels;
}

/** A search field that keeps the focus, above the options: arrows move, Enter selects. */
export function OptionSearch<Value extends string>({
  options,
  value,
  onSelect,
  text,
  onTextChange,
  status = 'ready',
  onRetry,
  footnote,
  labels,
}: OptionSearchProps<Value>) {
  const id = useId();
  const [marked, setMarked] = useState<Value | undefined>(value);
  const found = options.findIndex((option) => option.value === marked);
  const position = Math.max(found, 0);
  const active = options[position];
  const optionId = (index: number) => `${id}-${String(index)}`;
  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = (position + step + options.length) % options.length;
      setMarked(options[next]?.value);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active && status !== 'loading') onSelect(active.value);
    }
  };
  return (
    <>
      <div className="border-b border-line-1 p-2">
        <SearchField
          label={labels.search}
          placeholder={labels.search}
          clearLabel={labels.clear}
          value={text}
          onValueChange={(next) => {
            setMarked(undefined);
            onTextChange(next);
          }}
          role="combobox"
          autoComplete="off"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-activedescendant={active ? optionId(position) : undefined}
          onKeyDown={unlessComposing(handleKeyDown)}
        />
      </div>
      {options.length > 0 && (
        <ul
          id={id}
          role="listbox"
          aria-label={labels.list}
          aria-busy={status === 'loading'}
          className={cn('max-h-72 min-h-0 overflow-y-auto p-1', status === 'loading' && 'opacity-60')}
        >
          {options.map((option, index) => (
            // the search field, which keeps the focus, handles arrows and Enter
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={option.value}
              id={optionId(index)}
              role="option"
              aria-selected={option.value === value}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onSelect(option.value)}
              onPointerMove={() => setMarked(option.value)}
              className={cn(
                'flex min-h-menu cursor-pointer items-center gap-2.5 rounded-xs px-2 py-1',
                index === position && 'bg-hover',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="block wrap-anywhere">{option.label}</span>{' '}
                {option.detail !== undefined && (
                  <span className="block text-12 text-fg-3 tabular-nums">{option.detail}</span>
                )}
              </span>
              {option.value === value && <CheckIcon aria-hidden className="size-4 shrink-0 text-accent-fg" />}
            </li>
          ))}
        </ul>
      )}
      <div
        role="status"
        className={cn(
          'px-3 text-12 text-fg-3',
          (status !== 'ready' || options.length === 0 || Boolean(footnote)) && 'border-t border-line-1 py-2',
        )}
      >
        {status === 'failed' && labels.failed}
        {status === 'loading' && options.length === 0 && labels.loading}
        {status === 'ready' && (options.length === 0 ? labels.empty : footnote)}
      </div>
      {status === 'failed' && onRetry && (
        <div className="px-3 pb-2">
          <Button onClick={onRetry}>{labels.retry}</Button>
        </div>
      )}
    </>
  );
}
