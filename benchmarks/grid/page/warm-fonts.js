/* global document */
import { columns } from './columns.js';
import { formatCell } from './format.js';
import { nextPaint } from './frames.js';

/** Every font family that a contender uses, so that none pays for loading and shaping a font that a previous one has loaded. */
const families = [
  'sans-serif',
  'Roboto,sans-serif',
  '-apple-system,system-ui,sans-serif',
  "'Inter Variable',Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
];

/** Shows some texts of the rows in all fonts for a few frames, outside the measurement. */
export async function warmFonts(rows) {
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;left:0;top:0;opacity:.01;font-size:13px';
  const text = rows.slice(0, 8).map(rowText).join(' ');
  for (const family of families) {
    for (const size of [13, 14]) {
      for (const weight of [400, 600]) {
        const line = document.createElement('div');
        line.style.cssText = `font:${weight} ${size}px ${family}`;
        line.textContent = text;
        box.append(line);
      }
    }
  }
  document.body.append(box);
  await nextPaint();
  await nextPaint();
  box.remove();
  await nextPaint();
}

const rowText = (row) => columns.map(({ key, title, type }) => title + formatCell(type, row[key])).join(' ');
