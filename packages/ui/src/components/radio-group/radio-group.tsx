import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { FieldMessage } from '../field/field-message';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Below the label, in grey. */
  hint?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  /** Names the group; shown above it. */
  label: ReactNode;
  isLabelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  /** In a row instead of a column. */
  isInline?: boolean;
  /** Each option in a card, side by side where there is room. For options with hints. */
  areCards?: boolean;
  /** Help below the options; an error replaces it. */
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
}

/** One of a few options with their texts. Arrow keys move the selection. */
export function RadioGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onValueChange,
  isInline = false,
  areCards = false,
  hint,
  error,
  required,
  disabled,
  onBlur,
  className,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset
      role="radiogroup"
      data-scope-ui=""
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-required={required}
      aria-describedby={(error ?? hint) ? `${name}-message` : undefined}
      className={cn('min-w-0', className)}
    >
      <legend
        data-scope-end=""
        className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-13 font-medium text-fg-1'}
      >
        {label}
      </legend>
      <div className={layoutOf({ isInline, areCards })}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'flex min-h-6 cursor-pointer items-start gap-2 text-13 has-disabled:cursor-not-allowed has-disabled:text-fg-disabled',
              areCards && card,
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onValueChange(option.value)}
              onBlur={onBlur}
              className={cn(
                'mt-0.5 size-4 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-control bg-surface checked:border-5 checked:border-accent focus-ring disabled:border-line-3',
                areCards && 'order-last ml-auto',
              )}
            />
            <span data-scope-end="">
              {option.label}
              {option.hint && (
                <span data-scope-ui="" data-scope-end="" className="block text-12 text-fg-3">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${name}-message`} hint={hint} error={error} className="mt-1.5" />
    </fieldset>
  );
}

function layoutOf({ isInline, areCards }: { isInline: boolean; areCards: boolean }): string {
  if (areCards) return 'grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-2';
  return isInline ? 'flex flex-wrap gap-x-5 gap-y-1' : 'flex flex-col gap-1';
}

const card =
  'rounded-md border border-line-2 p-3 transition-colors hover:border-line-3 has-checked:border-accent has-checked:bg-accent-bg has-checked:ring-1 has-checked:ring-accent';
