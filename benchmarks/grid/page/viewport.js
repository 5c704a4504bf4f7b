/* global document */
import { layout } from './columns.js';

/** Inside the column `cost` of every contender. */
const probeX = 550;

/**
 * The view of the user, by hit tests at points of the painted page: the text of the first row, and whether cells with content are at the
 * top, the middle and the bottom.
 */
export function createViewport(contender, host) {
  const rowsTop = contender.rowsTop ?? layout.headHeight;
  const rowsBottom = layout.height - (contender.bottomHeight ?? 60);
  const blankProbes = [rowsTop + 4, (rowsTop + rowsBottom) >> 1, rowsBottom - 8];

  const elementAt = (y) => document.elementFromPoint(probeX, y);

  const textAt = (y) => {
    const element = elementAt(y);
    return element && host.contains(element) ? element.textContent.trim() : '';
  };

  const hasContentAt = (y) => {
    const cell = elementAt(y)?.closest(contender.cell);
    return !!cell && cell.textContent !== '';
  };

  return {
    /** Where a user clicks to sort by cost. */
    sortPoint() {
      const target = contender.sortTarget?.(host);
      if (!target) return { x: probeX, y: layout.headHeight / 2 };
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    firstText: () => textAt(rowsTop + layout.rowHeight / 2),
    texts: () => [rowsTop + 18, layout.height / 2, rowsBottom - 18].map(textAt),
    isBlank: () => !blankProbes.every(hasContentAt),
  };
}
