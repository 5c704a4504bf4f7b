/* global document */
import { formatTotal } from '../../page/format.js';
import { append, appendCell, pinned, scrolling } from './cells.js';
import { radixOrder } from './radix.js';
import { createRowPool } from './row-pool.js';
import { styles } from './styles.js';

/**
 * The best possible result of the DOM, without a framework or a feature beyond scrolling and sorting: rows and cells from a pool, only
 * the columns in view, an order of positions instead of sorted rows.
 */
export const contender = {
  cell: '.c',
  scroller: (host) => host.querySelector('.v'),

  mount(host, { rows, summary, layout, totalWidth }) {
    const sheet = document.createElement('style');
    sheet.textContent = styles;
    document.head.append(sheet);

    const scroller = append(null, 'v');
    const head = appendLine(scroller, 'h', ({ title }) => title);
    const body = append(scroller, 'b');
    const foot = appendLine(scroller, 's', (column) => formatTotal(column, summary));
    for (const part of [head, body, foot]) part.style.width = totalWidth + 'px';
    body.style.height = rows.length * layout.rowHeight + 'px';

    let order = null;
    let isAscending = false;
    const pool = createRowPool({
      rows,
      layout,
      totalWidth,
      rowAt: (position) => rows[order ? order[position] : position],
    });
    host.append(scroller);
    pool.show(scroller, true);
    body.append(...pool.elements);

    scroller.addEventListener('scroll', () => pool.show(scroller, false), { passive: true });
    head.addEventListener('click', ({ target }) => {
      if (!target.dataset.key) return;
      isAscending = !isAscending;
      order = radixOrder(rows, target.dataset.key);
      if (!isAscending) order.reverse();
      pool.show(scroller, true);
    });
    this.update = (position, key, value) => {
      rows[order ? order[position] : position][key] = value;
      pool.refresh(position);
    };
  },
};

function appendLine(scroller, className, textOf) {
  const line = append(scroller, className);
  for (const column of [...pinned, ...scrolling]) {
    const cell = appendCell(line, column);
    cell.textContent = textOf(column);
    cell.dataset.key = column.key;
  }
  return line;
}
