import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { InputStore } from '../../core/inputs/input-store';
import { inputKey, type InputPlace } from '../../core/inputs/open-input';
import { createOwnStore } from './input-store-context';

const DialogTextContext = createContext<InputStore | null>(null);

/**
 * Provides a store for text typed in dialogs and panels, separate from that of the draft: their texts are not values of rows. Without
 * it, a text is lost when its dialog closes.
 */
export const DialogTextProvider = DialogTextContext.Provider;

export interface DialogText {
  text: string;
  setText: (text: string) => void;
  /** Call it when the text was used, or the user does not want it. */
  clear: () => void;
}

/** A text that is restored when its dialog reopens, until it is used. The name identifies the field among all dialogs. */
export function useDialogText(name: string, initial = ''): DialogText {
  const shared = useContext(DialogTextContext);
  const [own] = useState(createOwnStore);
  const store = shared ?? own;
  const place: InputPlace = { kind: 'draft', id: '', field: name };
  const typed = useSyncExternalStore(store.subscribe, () => store.get(inputKey(place))?.text);
  return {
    text: typed ?? initial,
    setText: (next) => store.type(place, next, initial),
    clear: () => store.remove(place),
  };
}

/** Binds a text of a form to its dialog, both ways. */
export function useDialogField<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  { field, name, initial = '' }: { field: FieldPath<Values>; name: string; initial?: string },
): Pick<DialogText, 'clear'> {
  const { text, setText, clear } = useDialogText(name, initial);
  const latest = useRef(setText);
  useEffect(() => {
    latest.current = setText;
  });
  useEffect(() => {
    if (form.getValues(field) !== text) form.setValue(field, text as never, { shouldDirty: true });
  }, [form, field, text]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name: changed, type }) => {
          if (changed === field && type === 'change') latest.current(String(form.getValues(field)));
        },
      }),
    [form, field],
  );
  return { clear };
}
