import type { WorkbookContent } from '../../workbooks/sheet-rows';
import { cleanText } from '../values/parse-text';
import type { DetectedSheet } from './detect-sheets';
import { pictureNamesOf } from './library-pictures';

/** The names and ids of pictures in a file, each once, to look up in the library. */
export function namedPictures({ sheets }: WorkbookContent, detected: readonly DetectedSheet[]): string[] {
  const names = detected.flatMap(({ kind, columns, headRow }, at) => {
    const column = kind === 'picture' ? columns.find(({ field }) => field === 'imageId') : undefined;
    if (!column) return [];
    const rows = sheets[at]?.rows.slice(headRow ?? 0) ?? [];
    return rows.flatMap((cells) => pictureNamesOf(cleanText(cells[column.index] ?? '')));
  });
  return [...new Set(names)];
}
