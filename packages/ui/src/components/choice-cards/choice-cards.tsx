import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { cssVariables } from '../../lib/css-variables';
import { FieldMessage } from '../field/field-message';

export interface CardChoice<Value extends string> {
  value: Value;
  /** The text below the picture. */
  label: ReactNode;
  /** Decorative picture of the choice. Fills the card's width. */
  picture: ReactNode;
  isDisabled?: boolean;
}

export interface ChoiceCardsProps<Value extends string> {
  /** Names the group; shown above it. */
  label: ReactNode;
  choices: readonly CardChoice<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  /** Help below the cards; an error replaces it. */
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
}

/** One of a few options in a row, each with a picture. Arrow keys move the selection. */
export function ChoiceCards<Value extends string>({
  label,
  choices,
  value,
  onValueChange,
  hint,
  error,
  required,
  disabled,
  onBlur,
  className,
}: ChoiceCardsProps<Value>) {
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
      <legend data-scope-end="" className="mb-2.5 text-13 font-semibold text-fg-1">
        {label}
      </legend>
      <div
        className="grid grid-cols-[repeat(var(--choices),minmax(0,1fr))] gap-2"
        style={cssVariables({ '--choices': String(choices.length) })}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onValueChange(choice.value)}
              onBlur={onBlur}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <span data-scope-end="" aria-hidden className="block">
              {choice.picture}
            </span>
            <span data-scope-end="" className="block px-1 pt-1.5 pb-2 text-center">
              {choice.label}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${name}-message`} hint={hint} error={error} className="mt-1.5" />
    </fieldset>
  );
}

const card = [
  'relative cursor-pointer overflow-hidden rounded-md border border-line-2 text-12 text-fg-1 transition-colors',
  'hover:border-line-3 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'has-disabled:cursor-not-allowed has-disabled:text-fg-disabled has-disabled:hover:border-line-2',
].join(' ');
