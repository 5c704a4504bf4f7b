import { TextArea } from '@meridian/ui';
import { useState, type ReactElement } from 'react';
import { parseWords } from '../../core';

export interface WordListFieldProps {
  label: string;
  hint: string;
  words: readonly string[];
  maxCount: number;
  /** Gives the words when the field is left. */
  onCommit: (words: string[]) => void;
  error: string | undefined;
}

/** Words, one a line. What is typed stays as it is until the field is left. */
export function WordListField({
  label,
  hint,
  words,
  maxCount,
  onCommit,
  error,
}: WordListFieldProps): ReactElement {
  const saved = words.join('\n');
  const [typed, setTyped] = useState<{ text: string; from: string }>();
  // words that changed elsewhere replace what was typed
  const isTyped = typed !== undefined && typed.from === saved;
  const text = isTyped ? typed.text : saved;
  return (
    <TextArea
      label={label}
      hint={hint}
      value={text}
      counter={`${parseWords(text).length} / ${maxCount}`}
      error={error}
      rows={4}
      onChange={(event) => setTyped({ text: event.target.value, from: saved })}
      onBlur={() => {
        if (!isTyped) return;
        setTyped(undefined);
        const next = parseWords(text);
        if (next.join('\n') !== saved) onCommit(next);
      }}
    />
  );
}
