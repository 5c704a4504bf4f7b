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
  /** The same by script; false if nothing is selected. */
  const toClipboard = async (options?: { hasTitles: boolean }) => {
    const { writeCells } = loaded ?? (await load());
    const copied = await writeCells({ ...input, ...options });
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
