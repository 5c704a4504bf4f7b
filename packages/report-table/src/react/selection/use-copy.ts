import { copyCells } from '@meridian/ui/grid';
import { useState, type ClipboardEvent } from 'react';
import type * as ClipboardParts from './clipboard-cells';

// a copy must be ready within its event, so its code is loaded once the grid has the focus
let loaded: typeof ClipboardParts | undefined;
const load = async () => (loaded = await import('./clipboard-cells'));

/** Copies the selection, as text and as a table. */
export function useCopy(input: ClipboardParts.CopyInput) {
  const [message, setMessage] = useState('');
  const handleCopy = (event: ClipboardEvent) => {
    let announced = '';
    const isCopied = copyCells(event, () => {
      const cells = loaded?.clipboardCells(input);
      announced = cells?.message ?? '';
      return cells;
    });
    if (isCopied) setMessage(announced);
  };
  /** The same by script, or other rows with their titles; false if there is nothing to copy. */
  const toClipboard = async ({ rows, ...options }: { hasTitles?: boolean; rows?: object[] } = {}) => {
    const { writeCells } = loaded ?? (await load());
    const copied = await writeCells({
      ...input,
      ...options,
      ...(rows && { range: null, active: null, selection: { rows: () => rows } }),
    });
    if (copied) setMessage(copied);
    return copied !== '';
  };
  return {
    message,
    toClipboard,
    onCopy: handleCopy,
    // after an error, the next focus retries
    preload: () => void (loaded ?? load().catch(() => null)),
  };
}
