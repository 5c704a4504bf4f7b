import type { Language } from '@meridian/i18n/core';
import { FieldBox, inputInBox, unlessComposing } from '@meridian/ui';
import type { ReactElement } from 'react';
import { parseDay } from '../../core/parse';
import { dayText } from '../day-texts';

export interface DayInputProps {
  label: string;
  placeholder: string;
  /** The entered text. */
  value: string;
  language: Language;
  isInvalid: boolean;
  /** Id of the error message. */
  messageId: string;
  onValueChange: (text: string) => void;
  onLeave: () => void;
  onEnter: () => void;
}

/** A field for a date, followed by its weekday. */
export function DayInput(props: DayInputProps): ReactElement {
  const { label, placeholder, value, language, isInvalid, messageId, onValueChange, onLeave, onEnter } =
    props;
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
        placeholder={placeholder}
        className={`${inputInBox} tabular-nums placeholder:text-fg-3`}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={onLeave}
        onKeyDown={unlessComposing((event) => {
          if (event.key === 'Enter') onEnter();
        })}
      />
    </FieldBox>
  );
}
