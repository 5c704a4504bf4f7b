import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Draft } from '../../core';
import { textOfPlace } from '../../core/inputs/input-value';
import { inputKey, type InputPlace } from '../../core/inputs/open-input';
import type { CellEdit, GridTyping } from '../grid/types';
import { useInputStore } from '../inputs/input-store-context';
import type { GridRowKind } from './row-columns';

/** Typed texts in the cells of a kind of rows, in the draft's store of typed texts. */
export function useGridTyping(
  draft: Draft,
  kind: GridRowKind,
): GridTyping & { discard: (cells: readonly Pick<CellEdit, 'rowKey' | 'columnId'>[]) => void } {
  const store = useInputStore();
  // texts of other kinds, and the text that is being typed, cause no rendering of rows
  const shown = useSyncExternalStore(store.subscribe, () =>
    JSON.stringify(
      [...store.all().values()].flatMap((input) =>
        input.kind === kind && store.entered() !== inputKey(input) ? [[inputKey(input), input.text]] : [],
      ),
    ),
  );
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  return useMemo(() => {
    // asserted: of the line above
    const texts = new Map(JSON.parse(shown) as [string, string][]);
    const placeOf = (id: string, field: string): InputPlace => ({ kind, id, field });
    return {
      textOf: (id, field) => (texts.size === 0 ? undefined : texts.get(inputKey(placeOf(id, field)))),
      onType: (id, field, text) => {
        const place = placeOf(id, field);
        store.enter(place);
        store.type(place, text, textOfPlace(latest.current, place) ?? '');
      },
      canTake: (id, field) => {
        const place = placeOf(id, field);
        const input = store.get(inputKey(place));
        return input === undefined || textOfPlace(latest.current, place) === input.from;
      },
      onLeave: (id, field) => store.leave(placeOf(id, field)),
      onDiscard: (id, field) => {
        store.discard(placeOf(id, field));
        store.leave(placeOf(id, field));
      },
      onDone: (id, field) => {
        store.remove(placeOf(id, field));
        store.leave(placeOf(id, field));
      },
      /** Other values replace the typed text. */
      discard: (cells) => {
        if (store.all().size === 0) return;
        for (const { rowKey, columnId } of cells) store.remove(placeOf(rowKey, columnId));
      },
    };
  }, [store, shown, kind]);
}
