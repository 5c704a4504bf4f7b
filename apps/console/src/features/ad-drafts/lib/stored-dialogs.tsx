import { DialogTextProvider } from '@meridian/draft-editor';
import { createInputStore } from '@meridian/draft-editor/core';
import { useEffect, useState, type ReactNode } from 'react';
import { later } from '../edit/session/draft-typing';
import { useFlushOfTyping } from '../edit/session/use-flush-of-typing';
import { windowJournals } from '../edit/session/window-journals';

export interface StoredDialogsProps {
  userId: string;
  /** Draft or page of the texts. */
  scope: string;
  children: ReactNode;
}

/** Stores texts typed in the dialogs, panels and forms inside it in the browser until they are used: they are restored with them. */
export function StoredDialogs({ userId, scope, children }: StoredDialogsProps) {
  const [texts] = useState(() => {
    // separate from texts typed in the rows of the draft
    const draftId = `dialogs ${scope}`;
    const { inputJournal } = windowJournals();
    const inputs = createInputStore({
      write: (changes) => inputJournal.write(userId, draftId, changes),
      later,
    });
    // the texts of dialogs in another open window stay there
    return { inputs, read: () => inputJournal.read(userId, draftId, () => false) };
  });
  useEffect(() => {
    const { inputs, read } = texts;
    void read().then(inputs.adopt);
    return () => void inputs.flush();
  }, [texts]);
  useFlushOfTyping(texts.inputs);
  return <DialogTextProvider value={texts.inputs}>{children}</DialogTextProvider>;
}
