import { toCsv } from '@meridian/report-table/core';
import type { FileCell, ReportFile, ReportFileWriter } from './report-file';

/** A CSV file in UTF-8: head, summary and rows as the screen shows them, and nothing else. */
export function csvFile({ withBom }: { withBom: boolean }): ReportFileWriter {
  return (file) => lines(file, withBom);
}

async function* lines({ columns, summary, rows }: ReportFile, withBom: boolean): AsyncGenerator<Uint8Array> {
  const head = columns.map(({ title }) => title);
  yield Buffer.from(toCsv([head, summary.map(textOf)], { hasByteOrderMark: withBom }));
  for await (const batch of rows) {
    yield Buffer.from(
      toCsv(
        batch.map((cells) => cells.map(textOf)),
        { hasByteOrderMark: false },
      ),
    );
  }
}

function textOf(cell: FileCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return 'day' in cell ? cell.day : cell.shown;
}
