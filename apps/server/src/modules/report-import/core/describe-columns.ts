import type { ImportDetection } from '@meridian/api-client/contract';
import type { FileRow } from '../../../kits/workbooks/read/table';
import type { Header } from './find-header';
import { replaceUnstorable } from './replace-unstorable';

/** Distinct values that illustrate a column. */
const maxSamples = 3;
const sampledRows = 200;
const sampleLength = 60;

/** Columns of a table, with sample values. */
export function describeColumns(
  { row, names, columns }: Header,
  rows: Iterable<FileRow>,
): ImportDetection['columns'] {
  const fields = new Map(Array.from(columns, ([key, column]) => [column, key]));
  const sampled: FileRow[] = [];
  for (const one of rows) {
    sampled.push(one);
    if (sampled.length === sampledRows) break;
  }
  return row.cells.flatMap((cell, column) => {
    const values = sampled.map(({ cells }) =>
      replaceUnstorable((cells[column] ?? '').trim().slice(0, sampleLength)),
    );
    const samples = [...new Set(values.filter((value) => value !== ''))].slice(0, maxSamples);
    if (cell.trim() === '' && samples.length === 0) return [];
    return [{ header: names[column] ?? '', field: fields.get(column) ?? null, samples }];
  });
}
