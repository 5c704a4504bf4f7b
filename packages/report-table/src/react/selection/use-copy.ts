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
    // text that was selected, or typed into something in a cell, is copied as anywhere else
    const hasText = document.getSelection()?.isCollapsed === false;
    const copied = hasText || event.target instanceof HTMLInputElement ? null : clipboardCells?.(input);
    if (!copied) return;
    event.clipboardData.setData('text/plain', copied.text);
    event.clipboardData.setData('text/html', copied.html);
    event.preventDefault();
    setMessage(input.labels.copied(formatValue(copied.cellCount, 't')));
  };
  return {
    message,
    onCopy: handleCopy,
    // where it fails, the next focus tries again
    preload: () => void (clipboardCells ?? load().catch(() => null)),
  };
}
