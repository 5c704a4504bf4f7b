import type { Language } from '@meridian/i18n/core';
import { cn, FieldBox, inputInBox, unlessComposing } from '@meridian/ui';
import { useId, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { issueMessage } from '../../core';
import type { InputPlace } from '../../core/inputs/open-input';
import type { RangeLimit } from '../../core/limits/provider-limits';
import { formatFactor, parseFactor } from '../../core/values/factor';
import { useTypedText } from '../inputs/use-typed-text';

const mixedLabels: Record<Language, string> = { cn: '不同', en: 'Mixed', tw: '不同' };

export interface FactorFieldProps {
  /** Name of the field, which has no visible label. */
  label: string;
  /** Null if empty; `mixed` for several factors. */
  value: number | null | 'mixed';
  limit: RangeLimit;
  /** Where the text waits until it is a factor; absent for a control that belongs to no row. */
  place?: InputPlace | undefined;
  language: Language;
  isDisabled?: boolean;
  /** Called on Enter, or when the field loses the focus, if the number changed. */
  onCommit: (factor: number) => void;
  /** Called after Enter or Escape, to move the focus on. */
  onDone?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
  /** `contents`: in a row that wraps, the error gets a separate line. */
  className?: string;
}

/** A bidding factor. Enter commits it, Escape restores it; an invalid text stays with its error. */
export function FactorField({
  label,
  value,
  limit,
  place,
  language,
  isDisabled = false,
  onCommit,
  onDone,
  ref,
  className,
}: FactorFieldProps): ReactElement {
  const errorId = useId();
  const typed = useTypedText({
    place,
    stored: typeof value === 'number' ? formatFactor(value) : '',
    parse: (text) => parseFactor(text, limit),
    onCommit: (factor) => {
      if (factor !== value) onCommit(factor);
    },
  });
  const error = typed.isLeft ? typed.error : null;
  const isInvalid = error !== null;

  /** Commits the text; false if it is invalid. */
  const commit = () => {
    if (typed.text.trim() !== '') return typed.commit();
    typed.clear();
    return true;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // neither submits the form nor closes the dialog around it
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') typed.discard();
    // at once: the focus moves to the element that shows the factor
    if (event.key === 'Escape' || flushSync(commit)) onDone?.();
  };
  return (
    <div className={className}>
      <FieldBox isInvalid={isInvalid} isDisabled={isDisabled} className="w-20">
        <input
          ref={ref}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={isInvalid ? errorId : undefined}
          disabled={isDisabled}
          placeholder={value === 'mixed' ? mixedLabels[language] : undefined}
          value={typed.text}
          onChange={(event) => typed.setText(event.target.value)}
          onFocus={(event) => {
            typed.enter();
            event.target.select();
          }}
          onBlur={commit}
          onKeyDown={unlessComposing(handleKeyDown)}
          className={cn(inputInBox, 'h-full w-full tabular-nums')}
        />
      </FieldBox>
      <div aria-live="polite" className="order-last basis-full">
        {error && (
          <p id={errorId} className="mt-1 text-12 text-bad-fg">
            {issueMessage(error, language)}
          </p>
        )}
      </div>
    </div>
  );
}
