import type { Language } from '@meridian/i18n/core';
import { cn, FieldBox, inputInBox } from '@meridian/ui';
import { useId, useState, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { issueMessage } from '../../core';
import { formatFactor, parseFactor, type FactorLimit } from '../../core/values/factor';
import type { ValueError } from '../../core/values/value-error';

const mixedLabels: Record<Language, string> = { cn: '不同', en: 'Mixed', tw: '不同' };

export interface FactorFieldProps {
  /** Names the field, which has no label of its own. */
  label: string;
  /** Null: empty; `mixed`: several factors. */
  value: number | null | 'mixed';
  limit: FactorLimit;
  language: Language;
  isDisabled?: boolean;
  /** On Enter, or when the field loses focus, if the number changed. */
  onCommit: (factor: number) => void;
  /** After Enter or Escape, to move the focus on. */
  onDone?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A bidding factor. Enter commits it, Escape restores it; an invalid text remains with its error. */
export function FactorField({
  label,
  value,
  limit,
  language,
  isDisabled = false,
  onCommit,
  onDone,
  ref,
}: FactorFieldProps): ReactElement {
  const errorId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<ValueError | null>(null);
  const isInvalid = error !== null;

  const restore = () => {
    setDraft(null);
    setError(null);
    return true;
  };
  /** Whether the text was valid. */
  const commit = () => {
    if (draft === null || draft.trim() === '') return restore();
    const factor = parseFactor(draft, limit);
    if (factor.error !== null) {
      setError(factor.error);
      return false;
    }
    if (factor.value !== value) onCommit(factor.value);
    return restore();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // the Enter of an input method chooses a word
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // neither submits the form nor closes the dialog around it
    event.preventDefault();
    event.stopPropagation();
    // at once: the blur that follows would else commit the text again
    const isDone = flushSync(() => (event.key === 'Escape' ? restore() : commit()));
    if (isDone) onDone?.();
  };
  return (
    <div>
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
          value={draft ?? (typeof value === 'number' ? formatFactor(value) : '')}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={handleKeyDown}
          className={cn(inputInBox, 'h-full w-full tabular-nums')}
        />
      </FieldBox>
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="mt-1 text-12 text-bad-fg">
            {issueMessage(error, language)}
          </p>
        )}
      </div>
    </div>
  );
}
