import { useEffect, useMemo, useRef, type FocusEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Row, RowFields } from '../../core';
import { draftImportFields, formatOf } from '../../core/import/import-fields';
import type { InputStore } from '../../core/inputs/input-store';
import { inputKey, type InputPlace } from '../../core/inputs/open-input';
import { useInputStore } from '../inputs/input-store-context';

/** Kinds of rows that have a form. */
export type FormKind = 'campaign' | 'unit' | 'creative';

/** Fields of forms and grids that are typed as text. */
export const textFields: readonly string[] = draftImportFields.filter(
  (field) => formatOf(field).type === 'text',
);

export interface OpenTexts {
  /** Handler for the form: tracks the field with the focus. */
  onFocus: (event: FocusEvent) => void;
  /** Whether a field has changed in the draft since typing began. */
  hasChanged: (field: string) => boolean;
  /** The text was accepted. */
  done: (field: string) => void;
  /** The field was left, and its text was not accepted. */
  leave: (field: string) => void;
  /** Shows the value again. */
  discard: (field: string) => void;
  /** Fields with waiting texts when the form was opened. */
  leftFields: () => string[];
}

/** Binds the texts of a form to the store of typed texts, both ways. */
export function useOpenTexts<Kind extends FormKind>(
  form: UseFormReturn<RowFields<Kind>>,
  { kind, row }: { kind: Kind; row: Row<Kind> },
): OpenTexts {
  const store = useInputStore();
  const { id } = row;
  const latest = useRef(row);
  /** While the form itself changes the store, nothing needs to be shown. */
  const isOwn = useRef(false);
  useEffect(() => {
    latest.current = row;
  });
  const texts = useMemo((): RowTexts => {
    const placeOf = (field: string): InputPlace => ({ kind, id, field });
    const storedText = (field: string) => String(latest.current[field as keyof Row<Kind>] ?? '');
    const own = (change: () => void) => {
      isOwn.current = true;
      change();
      isOwn.current = false;
    };
    const hasField = (field: string) => field in latest.current;
    return { placeOf, storedText, hasField, own, isOwn: () => isOwn.current };
  }, [kind, id]);

  useBinding(form, store, texts);

  const { placeOf, storedText, own } = texts;
  return {
    onFocus: ({ target }) => {
      const name = target.getAttribute('name') ?? '';
      if (textFields.includes(name)) store.enter(placeOf(name));
    },
    hasChanged: (field) => {
      const input = store.get(inputKey(placeOf(field)));
      return input !== undefined && input.from !== storedText(field);
    },
    done: (field) =>
      own(() => {
        store.remove(placeOf(field));
        store.leave(placeOf(field));
      }),
    leave: (field) => own(() => store.leave(placeOf(field))),
    discard: (field) => {
      if (!store.get(inputKey(placeOf(field)))) return;
      own(() => store.discard(placeOf(field)));
      // the field has the focus: it does not follow the store
      form.resetField(field as never, { defaultValue: storedText(field) as never });
    },
    leftFields: () => textFields.filter((field) => store.get(inputKey(placeOf(field)))?.isLeft === true),
  };
}

/** The texts of a row and their places. */
interface RowTexts {
  placeOf: (field: string) => InputPlace;
  /** The text of the draft's value. */
  storedText: (field: string) => string;
  hasField: (field: string) => boolean;
  /** Runs a change that comes from the form. */
  own: (change: () => void) => void;
  isOwn: () => boolean;
}

/** Shows the stored texts of a row in a form, and stores what is typed. */
function useBinding<Kind extends FormKind>(
  form: UseFormReturn<RowFields<Kind>>,
  store: InputStore,
  texts: RowTexts,
): void {
  useEffect(() => {
    const { placeOf, storedText, hasField, isOwn } = texts;
    const fields = textFields.filter(hasField);
    const show = () => {
      if (isOwn()) return;
      for (const field of fields) {
        const key = inputKey(placeOf(field));
        const input = store.get(key);
        const wanted = input?.text ?? storedText(field);
        if (store.entered() === key || form.getValues(field as never) === wanted) continue;
        if (input) form.setValue(field as never, wanted as never, { shouldDirty: true });
        else form.resetField(field as never, { defaultValue: wanted as never });
      }
    };
    show();
    const stop = store.subscribe(show);
    return () => {
      stop();
      for (const field of fields) store.leave(placeOf(field));
    };
  }, [store, form, texts]);

  useEffect(() => {
    const { placeOf, storedText, own } = texts;
    return form.subscribe({
      formState: { values: true },
      callback: ({ name, type, values }) => {
        if (type !== 'change' || name === undefined || !textFields.includes(name)) return;
        const text = String(values[name as keyof typeof values] ?? '');
        own(() => store.type(placeOf(name), text, storedText(name)));
      },
    });
  }, [store, form, texts]);
}
