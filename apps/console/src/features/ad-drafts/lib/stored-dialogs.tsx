import { DialogTextProvider } from '@meridian/draft-editor';
import { createInputStore } from '@meridian/draft-editor/core';
import { useEffect, useState, type ReactNode } from 'react';
import { later } from '../edit/session/draft-typing';
import { useFlushOfTyping } from '../edit/session/use-flush-of-typing';
import { windowJournals } from '../edit/session/window-journals';

export interface StoredDialogsProps {
  userId: string;
  /** Of which draft or page they are. */
  scope: string;
  children: ReactNode;
}

/** What is typed in dialogs, panels and forms in here is stored in the browser until it is used: it is there again with them. */
export function StoredDialogs({ userId, scope, children }: StoredDialogsProps) {
  const [texts] = useState(() => {
    // apart from what is typed in the rows of the draft
    const draftId = `dialogs ${scope}`;
    const { inputJournal } = windowJournals();
    const inputs = createInputStore({
      write: (changes) => inputJournal.write(userId, draftId, changes),
      later,
    });
    return { inputs, read: () => inputJournal.read(userId, draftId) };
  });
  useEffect(() => {
    const { inputs, read } = texts;
    void read().then(inputs.adopt);
    return () => void inputs.flush();
  }, [texts]);
  useFlushOfTyping(texts.inputs);
  return <DialogTextProvider value={texts.inputs}>{children}</DialogTextProvider>;
}
