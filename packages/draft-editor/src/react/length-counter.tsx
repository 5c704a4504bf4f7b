import type { Language } from '@meridian/i18n/core';
import { cn } from '@meridian/ui';
import type { ReactElement } from 'react';
import { checkLength, lengthIn } from '../core/length';
import type { TextLimit } from '../core/limits/provider-limits';
import { lengthLabels } from './labels';

export interface LengthCounterProps {
  text: string;
  limit: TextLimit;
  language: Language;
}

/** The length of a text and its limits, in their unit: `38 / 9–50`. */
export function LengthCounter({ text, limit, language }: LengthCounterProps): ReactElement {
  const { min = 0, max, unit } = limit;
  const length = lengthIn(unit, text);
  const check = checkLength(length, limit);
  const labels = lengthLabels[language];
  return (
    <span
      data-scope-ui=""
      className={cn('text-12 tabular-nums', check === 'fits' ? 'text-fg-3' : 'font-medium text-bad-fg')}
      title={labels.hints[unit]}
    >
      <span className="sr-only">{labels.length}</span>
      {length} / {min}–{max}
      <span className="sr-only" aria-live="polite">
        {labels.check[check]}
      </span>
    </span>
  );
}
