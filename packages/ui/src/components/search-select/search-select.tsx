import { cva } from 'class-variance-authority';
import { useState, type Ref } from 'react';
import { ChevronDownIcon } from '../../icons';
import { cn } from '../../lib/cn';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/popover';
import { OptionSearch, type OptionSearchProps, type SearchSelectOption } from './option-search';

const trigger = cva([
  'inline-flex h-ctl w-full min-w-0 items-center justify-between gap-2 rounded-sm border border-line-control bg-surface px-ctl text-ctl',
  'text-fg-1 transition-colors outline-none aria-invalid:border-bad-solid',
  'focus-visible:border-accent focus-visible:shadow-[0_0_0_3px_var(--meridian-accent-bg-2)] data-[state=open]:border-accent',
  'disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-sunken disabled:text-fg-disabled',
]);

export interface SearchSelectProps<Value extends string> extends Omit<
  OptionSearchProps<Value>,
  'value' | 'onSelect'
> {
  /** The selected option; it need not be among `options`, which match the text. */
  selected: SearchSelectOption<Value> | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  /** Names a select without a visible label. */
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** One of very many options: a list that opens with a search field. The host finds the options, such as on a server. */
export function SearchSelect<Value extends string>({
  selected,
  onValueChange,
  placeholder,
  disabled,
  required,
  className,
  ref,
  id,
  'aria-label': label,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...search
}: SearchSelectProps<Value>) {
  const [isOpen, setIsOpen] = useState(false);
  const open = (next: boolean) => {
    setIsOpen(next);
    if (!next) search.onTextChange('');
  };
  return (
    <Popover open={isOpen} onOpenChange={open}>
      <PopoverTrigger asChild>
        <button
          ref={ref}
          type="button"
          // the trigger adds aria-controls and aria-expanded
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="combobox"
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          aria-required={required}
          disabled={disabled}
          data-scope-ui=""
          className={cn(trigger(), className)}
        >
          <span className={cn('truncate', !selected && 'text-fg-3')}>{selected?.label ?? placeholder}</span>
          <ChevronDownIcon aria-hidden className="size-3.5 shrink-0 text-fg-3" />
        </button>
      </PopoverTrigger>
      <PopoverContent
        label={search.labels.list}
        // Escape clears the field first
        onEscapeKeyDown={(event) => {
          if (search.text !== '') event.preventDefault();
        }}
        className="flex w-(--radix-popover-trigger-width) min-w-60 flex-col overflow-hidden"
      >
        <OptionSearch
          {...search}
          value={selected?.value}
          onSelect={(value) => {
            onValueChange(value);
            open(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
