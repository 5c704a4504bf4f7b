import { formatCell } from '../../page/format.js';
import { append, appendTextCell, columnsInView, pinned, scrolling } from './cells.js';

const overscan = 4;

/** Rows that are created once and show other data as they scroll; a scrolling cell is created when its column first shows. */
export function createRowPool({ rows, layout, totalWidth, rowAt }) {
  const size =
    Math.ceil((layout.height - layout.headHeight - layout.rowHeight) / layout.rowHeight) + 1 + 2 * overscan;
  const pool = Array.from({ length: Math.min(size, rows.length) }, () => createRow(totalWidth));
  let columns = { from: -1, to: -1 };

  const put = (slot, position) => {
    const row = rowAt(position);
    if (slot.position !== position) {
      slot.position = position;
      slot.element.style.transform = `translateY(${position * layout.rowHeight}px)`;
    }
    pinned.forEach(({ key }, index) => (slot.pinnedTexts[index].nodeValue = row[key]));
    for (let index = columns.from; index < columns.to; index++) {
      const column = scrolling[index];
      slot.texts[index] ??= appendTextCell(slot.element, column);
      slot.texts[index].nodeValue = formatCell(column.type, row[column.key]);
    }
  };

  return {
    elements: pool.map(({ element }) => element),

    /** Shows the rows and columns in view. Rows that have not moved stay as they are unless all must change. */
    show({ scrollTop, scrollLeft }, mustRedraw) {
      const inView = columnsInView(scrollLeft, layout.width);
      const isOtherColumns = inView.from !== columns.from || inView.to !== columns.to;
      columns = inView;
      const first = Math.max(
        0,
        Math.min(rows.length - size, Math.floor(scrollTop / layout.rowHeight) - overscan),
      );
      for (let position = first; position < Math.min(rows.length, first + size); position++) {
        const slot = pool[position % size];
        if (mustRedraw || isOtherColumns || slot.position !== position) put(slot, position);
      }
    },

    /** Renders one row again, if it is in the pool. */
    refresh(position) {
      for (const slot of pool) if (slot.position === position) put(slot, position);
    },
  };
}

function createRow(totalWidth) {
  const element = append(null, 'r');
  element.style.width = totalWidth + 'px';
  return {
    element,
    position: -1,
    pinnedTexts: pinned.map((column) => appendTextCell(element, column)),
    texts: scrolling.map(() => null),
  };
}
