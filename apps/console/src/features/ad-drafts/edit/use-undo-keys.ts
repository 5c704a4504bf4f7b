import { useEffect } from 'react';
import type { DraftStore } from './session/draft-store';

/** Undo and redo by keys, outside text fields and grids, which have their own. */
export function useUndoKeys({ undo, redo }: Pick<DraftStore, 'undo' | 'redo'>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (!isUndo || event.defaultPrevented) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [undo, redo]);
}
