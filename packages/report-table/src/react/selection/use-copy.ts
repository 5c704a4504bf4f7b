import { copyCells } from '@meridian/ui/grid';
import { useState, type ClipboardEvent } from 'react';
import { formatValue } from '../../core/format/format-value';
import type { TableLabels } from '../../core/labels';
import type { CopyInput, clipboardCells as makeCopy } from './clipboard-cells';

// a copy has to be ready within its event, so what makes it is loaded once the grid has the focus
let clipboardCells: typeof makeCopy | undefined;
const load = async () => {
  ({ clipboardCells } = await import('./clipboard-cells'));
};

/** Copies what is selected, as text and as a table. */
export function useCopy(input: CopyInput & { labels: TableLabels }) {
  const [message, setMessage] = useState('');
  const handleCopy = (event: ClipboardEvent) => {
    let cellCount = 0;
    const isCopied = copyCells(event, () => {
      const cells = clipboardCells?.(input);
      cellCount = cells?.cellCount ?? 0;
      return cells;
    });
    if (isCopied) setMessage(input.labels.copied(formatValue(cellCount, 't')));
  };
  /** The same by script; false where nothing is selected. */
  const toClipboard = async () => {
    if (!clipboardCells) await load();
    const cells = clipboardCells?.(input);
    if (!cells) return false;
    const { text, html, cellCount } = cells;
    const blobOf = (type: string, content: string) => new Blob([content], { type });
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': blobOf('text/plain', text),
        'text/html': blobOf('text/html', html),
      }),
    ]);
    setMessage(input.labels.copied(formatValue(cellCount, 't')));
    return true;
  };
  return {
    message,
    toClipboard,
    onCopy: handleCopy,
    // where it fails, the next focus tries again
    preload: () => void (clipboardCells ?? load().catch(() => null)),
  };
}
