import { copyCells } from '@meridian/ui/grid';
import { useState, type ClipboardEvent } from 'react';
import { formatValue } from '../../core/format/format-value';
import type { TableLabels } from '../../core/labels';
import type * as ClipboardParts from './clipboard-cells';

// a copy has to be ready within its event, so what makes it is loaded once the grid has the focus
let loaded: typeof ClipboardParts | undefined;
const load = async () => (loaded = await import('./clipboard-cells'));

/** Copies what is selected, as text and as a table. */
export function useCopy(input: ClipboardParts.CopyInput & { labels: TableLabels }) {
  const [message, setMessage] = useState('');
  const handleCopy = (event: ClipboardEvent) => {
    let cellCount = 0;
    const isCopied = copyCells(event, () => {
      const cells = loaded?.clipboardCells(input);
      cellCount = cells?.cellCount ?? 0;
      return cells;
    });
    if (isCopied) setMessage(input.labels.copied(formatValue(cellCount, 't')));
  };
  /** The same by script; false where nothing is selected. */
  const toClipboard = async () => {
    const { writeCells } = loaded ?? (await load());
    const cellCount = await writeCells(input);
    if (cellCount === 0) return false;
    setMessage(input.labels.copied(formatValue(cellCount, 't')));
    return true;
  };
  return {
    message,
    toClipboard,
    onCopy: handleCopy,
    // where it fails, the next focus tries again
    preload: () => void (loaded ?? load().catch(() => null)),
  };
}
