import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { inputKey, type InputPlace } from '../../core/inputs/open-input';
import type { ParsedValue, ValueError } from '../../core/values/value-error';
import { useInputStore } from './input-store-context';

export interface TypedTextOptions<Value> {
  /** Absent for a control that belongs to no row. */
  place: InputPlace | undefined;
  /** The text of the value. */
  stored: string;
  parse: (text: string) => ParsedValue<Value>;
  onCommit: (value: Value) => void;
}

export interface TypedText {
  text: string;
  isTyped: boolean;
  /** Whether the text waits since its editor was left. */
  isLeft: boolean;
  /** Why the text is invalid. */
  error: ValueError | null;
  setText: (text: string) => void;
  enter: () => void;
  /**
   * Accepts the text as the value; false if it is invalid. The text also stays if the value has changed since typing began: the user
   * decides.
   */
  commit: () => boolean;
  /** Shows the value again, and announces it. */
  discard: () => void;
  /** Shows the value again if no typed text would be lost. */
  clear: () => void;
  /** Handles keys of the editor, except those of an input method: Escape discards. */
  onKeyDown: (event: KeyboardEvent) => void;
}

const nowhere: InputPlace = { kind: 'draft', id: '', field: '' };

/** The text of a single-value editor, which stays as typed until the editor is left. */
export function useTypedText<Value>({
  place = nowhere,
  stored,
  parse,
  onCommit,
}: TypedTextOptions<Value>): TypedText {
  const store = useInputStore({ isShared: place !== nowhere });
  const key = inputKey(place);
  const input = useSyncExternalStore(store.subscribe, () => store.get(key));
  const latestPlace = useRef(place);
  useEffect(() => {
    latestPlace.current = place;
  });
  useEffect(() => () => store.leave(latestPlace.current), [store, key]);
  const text = input?.text ?? stored;
  const done = () => {
    store.remove(place);
    store.leave(place);
  };
  return {
    text,
    isTyped: input !== undefined,
    isLeft: input?.isLeft === true,
    error: input ? parse(text).error : null,
    setText: (next) => store.type(place, next, stored),
    enter: () => store.enter(place),
    commit: () => {
      // the rendered text may be older: Enter and the loss of focus follow each other
      const current = store.get(key);
      const { value, error } = current ? parse(current.text) : { value: null, error: null };
      if (error === null && current?.from === stored) {
        // first the command: the typed text is in one of both places at all times
        onCommit(value as Value);
        done();
      } else store.leave(place);
      return error === null;
    },
    discard: () => store.discard(place),
    clear: done,
    onKeyDown: (event) => {
      if (input && event.key === 'Escape') store.discard(place);
    },
  };
}
