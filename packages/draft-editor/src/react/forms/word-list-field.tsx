import { TextArea, unlessComposing } from '@meridian/ui';
import type { ReactElement } from 'react';
import { parseWords } from '../../core';
import type { InputPlace } from '../../core/inputs/open-input';
import { useTypedText } from '../inputs/use-typed-text';

export interface WordListFieldProps {
  label: string;
  hint: string;
  words: readonly string[];
  /** If undefined, any number. */
  maxCount: number | undefined;
  /** Where the text waits until the field is left. */
  place: InputPlace;
  /** Gets the words when the field is left. */
  onCommit: (words: string[]) => void;
  error: string | undefined;
}

/** Words, one per line. The typed text stays unchanged until the field is left. Escape discards it. */
export function WordListField({
  label,
  hint,
  words,
  maxCount,
  place,
  onCommit,
  error,
}: WordListFieldProps): ReactElement {
  const saved = words.join('\n');
  const typed = useTypedText({
    place,
    stored: saved,
    parse: (text) => ({ value: parseWords(text), error: null }),
    onCommit: (next) => {
      if (next.join('\n') !== saved) onCommit(next);
    },
  });
  return (
    <TextArea
      label={label}
      hint={hint}
      name={place.field}
      value={typed.text}
      counter={[parseWords(typed.text).length, maxCount].filter((count) => count !== undefined).join(' / ')}
      error={error}
      rows={4}
      onChange={(event) => typed.setText(event.target.value)}
      onFocus={typed.enter}
      onBlur={typed.commit}
      onKeyDown={unlessComposing(typed.onKeyDown)}
    />
  );
}
