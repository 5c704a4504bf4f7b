import { htmlLang, type Language } from '@meridian/i18n/core';
import { cn } from '@meridian/ui';
import type { ReactElement } from 'react';
import { dayNumber } from '../../core/day';

export interface DayInputProps {
  label: string;
  /** What was typed; a day only once it is valid. */
  value: string;
  language: Language;
  isInvalid: boolean;
  onValueChange: (text: string) => void;
}

/** A date to type, with its weekday behind it. */
export function DayInput({ label, value, language, isInvalid, onValueChange }: DayInputProps): ReactElement {
  const day = value.trim();
  const weekday =
    dayNumber(day) === undefined
      ? ''
      : new Intl.DateTimeFormat(htmlLang[language], { weekday: 'short', timeZone: 'UTC' }).format(
          new Date(`${day}T00:00:00Z`),
        );
  return (
    <span
      className={cn(
        'flex h-ctl w-36 items-center gap-2 rounded-sm border bg-surface px-ctl text-ctl field-ring',
        isInvalid ? 'border-bad-solid' : 'border-line-control',
      )}
    >
      <input
        aria-label={label}
        aria-invalid={isInvalid}
        autoComplete="off"
        inputMode="numeric"
        placeholder="yyyy-mm-dd"
        className="min-w-0 flex-1 bg-transparent tabular-nums outline-none placeholder:text-fg-3"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <span className="shrink-0 text-fg-3">{weekday}</span>
    </span>
  );
}
