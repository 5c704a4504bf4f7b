import { useState } from 'react';
import * as z from 'zod/mini';
import { parseStored } from '../../../lib/storage/parse-stored';
import { localStore } from '../../../lib/storage/safe-storage';
import { editorParts, type EditorPart } from './draft-address';

/** Widths of the structure in CSS pixels. */
export const structureWidths = { min: 200, initial: 256, max: 480 } as const;

const panelsSchema = z.object({
  structureWidth: z.catch(
    z.number().check(z.minimum(structureWidths.min), z.maximum(structureWidths.max)),
    structureWidths.initial,
  ),
  /** Parts whose side panel the user has opened or closed in a wide window. */
  sides: z.catch(z.partialRecord(z.enum(editorParts), z.boolean()), {}),
});
type PanelsState = z.infer<typeof panelsSchema>;

const initial: PanelsState = { structureWidth: structureWidths.initial, sides: {} };

export interface EditorPanels {
  structureWidth: number;
  setStructureWidth: (width: number) => void;
  /** Undefined until the user has opened or closed it. */
  sideOf: (part: EditorPart) => boolean | undefined;
  setSide: (part: EditorPart, isOpen: boolean) => void;
}

/** Width of the structure and open side panels, stored in this browser for each user. */
export function useEditorPanels(userId: string): EditorPanels {
  const key = `draft-panels.${userId}`;
  const [state, setState] = useState(() => parseStored(localStore.getItem(key), panelsSchema) ?? initial);
  const change = (changes: Partial<PanelsState>) => {
    const next = { ...state, ...changes };
    setState(next);
    localStore.setItem(key, JSON.stringify(next));
  };
  return {
    structureWidth: state.structureWidth,
    setStructureWidth: (structureWidth) => change({ structureWidth }),
    sideOf: (part) => state.sides[part],
    setSide: (part, isOpen) => change({ sides: { ...state.sides, [part]: isOpen } }),
  };
}
