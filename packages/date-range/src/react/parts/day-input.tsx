import type { Language } from '@meridian/i18n/core';
import { FieldBox, inputInBox } from '@meridian/ui';
import type { ReactElement } from 'react';
import { parseDay } from '../../core/parse';
import { dayText } from '../day-texts';

export interface DayInputProps {
  label: string;
  /** What was typed. */
  value: string;
  language: Language;
  isInvalid: boolean;
  /** Id of the line that says what is wrong. */
  messageId: string;
  onValueChange: (text: string) => void;
  onLeave: () => void;
  onEnter: () => void;
}

/** A date to type, with its weekday behind it. */
export function DayInput(props: DayInputProps): ReactElement {
  const { label, value, language, isInvalid, messageId, onValueChange, onLeave, onEnter } = props;
  const day = parseDay(value);
  return (
    <FieldBox
      isInvalid={isInvalid}
      className="w-37"
      trailing={day !== undefined && <span className="mr-1">{dayText(day, language, 'shortWeekday')}</span>}
    >
      <input
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={messageId}
        autoComplete="off"
        inputMode="numeric"
        maxLength={20}
        placeholder="yyyy-mm-dd"
        className={`${inputInBox} tabular-nums placeholder:text-fg-3`}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
        }}
      />
    </FieldBox>
  );
}
