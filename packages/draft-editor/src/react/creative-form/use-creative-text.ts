import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Row, RowFields } from '../../core';
import type { RowForm } from '../forms/use-row-form';

/** Text fields of a creative. */
export type CreativeTextName = Exclude<keyof RowFields<'creative'>, 'pictureTheme' | 'isPaused'>;

export interface CreativeTextOptions {
  rowForm: RowForm<'creative'>;
  creative: Row<'creative'>;
  name: CreativeTextName;
}

export interface CreativeText {
  value: string;
  setValue: (value: string) => void;
  /** Checks the text. */
  onBlur: () => void;
  /** Error of the typed text while it differs from the draft, otherwise of the draft; an empty text has one after the field was left. */
  error: string | undefined;
}

/** A text of a creative in its form. */
export function useCreativeText({
  rowForm: { form, errorOf },
  creative,
  name,
}: CreativeTextOptions): CreativeText {
  const { field, fieldState } = useController({ control: form.control, name });
  // a new creative is empty: nothing is missing before its field was left
  const [leftIn, setLeftIn] = useState<string>();
  const typedError = fieldState.error?.message;
  const isSaved = field.value === creative[name];
  const isNew = field.value === '' && leftIn !== creative.id;
  const savedError = isNew ? undefined : errorOf(name);
  return {
    value: field.value,
    setValue: (value) => {
      if (typedError !== undefined) form.clearErrors(name);
      field.onChange(value);
    },
    onBlur: () => {
      setLeftIn(creative.id);
      field.onBlur();
    },
    error: isSaved ? savedError : typedError,
  };
}
