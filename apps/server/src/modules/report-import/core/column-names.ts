import type { FileRow } from '../../../kits/workbooks/read/table';
import { replaceUnstorable } from './replace-unstorable';

/** Maximum length of a name in an answer. */
const maxLength = 190;

/** Column names: the header text, or the column letter if blank; duplicates get a number. */
export function columnNames({ cells }: Pick<FileRow, 'cells'>): string[] {
  const names = new Set<string>();
  return cells.map((cell, index) => {
    const text = replaceUnstorable(cell.trim().slice(0, maxLength)) || letterOf(index);
    let name = text;
    for (let number = 2; names.has(name); number += 1) name = `${text} (${String(number)})`;
    names.add(name);
    return name;
  });
}

/** Letters of a column in a spreadsheet: A to Z, AA, AB. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
