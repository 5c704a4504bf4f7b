import { defaultGridColumns, type GridColumnState, type GridRowKind } from '@meridian/draft-editor';
import { useState } from 'react';
import * as z from 'zod/mini';
import { parseStored } from '../../../lib/storage/parse-stored';
import { localStore } from '../../../lib/storage/safe-storage';

const stateSchema = z.object({
  widths: z.record(z.string(), z.number().check(z.minimum(40), z.maximum(2_000))),
  hidden: z.array(z.string()),
  shown: z.optional(z.array(z.string())),
});
const keyOf = (kind: GridRowKind) => `draft-columns.${kind}`;

/** Widths and hidden columns of a kind's grid, stored in this browser. */
export function useRowGridColumns(kind: GridRowKind) {
  const [columnState, setColumnState] = useState<GridColumnState>(
    () => parseStored(localStore.getItem(keyOf(kind)), stateSchema) ?? defaultGridColumns[kind],
  );
  return {
    columnState,
    onColumnStateChange: (state: GridColumnState) => {
      setColumnState(state);
      localStore.setItem(keyOf(kind), JSON.stringify(state));
    },
  };
}
