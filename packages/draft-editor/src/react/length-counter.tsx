import type { Language } from '@meridian/i18n/core';
import { cn } from '@meridian/ui';
import type { ReactElement } from 'react';
import { checkLength, lengthIn, type LengthLimits, type LengthUnit } from '../core/length';
import { lengthLabels } from './labels';

export interface LengthCounterProps {
  text: string;
  limits: LengthLimits;
  language: Language;
  unit?: LengthUnit;
}

/** The length of a text and its limits, in the unit of the rule: `38 / 9–50`. */
export function LengthCounter({
  text,
  limits,
  language,
  unit = 'provider',
}: LengthCounterProps): ReactElement {
  const length = lengthIn(unit, text);
  const check = checkLength(length, limits);
  const labels = lengthLabels[language];
  return (
    <span
      data-scope-ui=""
      className={cn('text-12 tabular-nums', check === 'fits' ? 'text-fg-3' : 'font-medium text-bad-fg')}
      title={unit === 'provider' ? labels.hint : undefined}
    >
      <span className="sr-only">{labels.length}</span>
      {length} / {limits.min}–{limits.max}
      <span className="sr-only" aria-live="polite">
        {labels.check[check]}
      </span>
    </span>
  );
}
