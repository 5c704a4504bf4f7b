import { useRef } from 'react';
import type { LibraryPicture } from './picture';

export interface PictureSelectionInput {
  pictures: readonly LibraryPicture[];
  selectedIds?: ReadonlySet<string> | undefined;
  onSelectedIdsChange?: ((ids: ReadonlySet<string>) => void) | undefined;
}

/** Selects pictures one by one, as a range from the last one, or all. */
export function usePictureSelection({
  pictures,
  selectedIds = new Set(),
  onSelectedIdsChange,
}: PictureSelectionInput) {
  const anchor = useRef(0);
  const change = (edit: (ids: Set<string>) => void) => {
    if (!onSelectedIdsChange) return;
    const next = new Set(selectedIds);
    edit(next);
    onSelectedIdsChange(next);
  };
  return {
    isSelectable: onSelectedIdsChange !== undefined,
    toggle: (index: number) => {
      anchor.current = index;
      const id = pictures[index]?.id;
      if (id === undefined) return;
      change((ids) => {
        if (!ids.delete(id)) ids.add(id);
      });
    },
    /** Adds the pictures from the last selected one. */
    selectTo: (index: number) => {
      const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)];
      change((ids) => pictures.slice(from, to + 1).forEach(({ id }) => ids.add(id)));
    },
    selectAll: () => change((ids) => pictures.forEach(({ id }) => ids.add(id))),
  };
}
