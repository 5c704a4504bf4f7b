import type { Language } from '@meridian/i18n/core';
import { Field, FieldBox, inputInBox, type FieldProps } from '@meridian/ui';
import { useRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import {
  insertKeywordWildcard,
  insertRegionWildcard,
  type InsertedText,
  type TextSelection,
} from './insert-wildcard';
import { creativeFormLabels } from './labels';
import { WildcardButton } from './wildcard-button';

export interface WildcardFieldProps extends Pick<FieldProps, 'hint' | 'error' | 'counter' | 'required'> {
  label: string;
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Called when the input is left. */
  onBlur: () => void;
  /** Called when the input and its buttons are left. */
  onLeave: () => void;
  language: Language;
  /** Why the region wildcard cannot be inserted; undefined if it can. */
  regionReason: string | undefined;
  isReadOnly: boolean;
}

/** A text with buttons that insert wildcards at the caret, or around the selection. */
export function WildcardField({
  label,
  name,
  value,
  onValueChange,
  onBlur,
  onLeave,
  language,
  regionReason,
  isReadOnly,
  ...field
}: WildcardFieldProps): ReactElement {
  const labels = creativeFormLabels[language];
  const input = useRef<HTMLInputElement>(null);
  // the browser places the caret of a field that never had the focus
  const hasCaret = useRef(false);

  const insert = (insertInto: (text: string, selection: TextSelection) => InsertedText) => {
    const element = input.current;
    if (!element) return;
    const { selectionStart, selectionEnd } = element;
    const isPlaced = hasCaret.current && selectionStart !== null && selectionEnd !== null;
    const selection = isPlaced
      ? { start: selectionStart, end: selectionEnd }
      : { start: value.length, end: value.length };
    const next = insertInto(value, selection);
    // the text must be in the input before a part of it is selected
    flushSync(() => onValueChange(next.text));
    element.focus();
    element.setSelectionRange(next.selection.start, next.selection.end);
  };

  const buttons = (
    <span data-scope-ui="" className="flex flex-wrap items-center">
      {!field.required && <span className="me-1">{labels.optional}</span>}
      {!isReadOnly && (
        <>
          <WildcardButton
            label={labels.keywordWildcard}
            fieldLabel={label}
            onInsert={() =>
              insert((text, selection) => insertKeywordWildcard(text, selection, labels.newWord))
            }
          />
          <WildcardButton
            label={labels.regionWildcard}
            fieldLabel={label}
            reason={regionReason}
            onInsert={() => insert(insertRegionWildcard)}
          />
        </>
      )}
    </span>
  );
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <Field {...field} label={label} note={buttons}>
        {(control) => (
          <FieldBox isInvalid={Boolean(field.error)}>
            <input
              {...control}
              ref={input}
              type="text"
              name={name}
              value={value}
              autoComplete="off"
              readOnly={isReadOnly}
              onChange={(event) => onValueChange(event.target.value)}
              onFocus={() => {
                hasCaret.current = true;
              }}
              onBlur={onBlur}
              className={`${inputInBox} h-full`}
            />
          </FieldBox>
        )}
      </Field>
    </div>
  );
}
