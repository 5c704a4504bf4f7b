import { toCsv } from '@meridian/report-table/core';
import type { FileCell, ReportFile, ReportFileWriter } from './report-file';

export interface CsvOptions {
  withBom: boolean;
  /** Whether the file starts with the report metadata. */
  withMetadata?: boolean | undefined;
}

/** The header must be among the first rows when the file is imported again. */
const maxMetadataLines = 50;

/** A CSV file in UTF-8: optionally the report metadata, then header, summary and rows as on the screen. */
export function csvFile(options: CsvOptions): ReportFileWriter {
  return (file) => lines(file, options);
}

async function* lines(
  { columns, summary, rows, metadata }: ReportFile,
  { withBom, withMetadata = false }: CsvOptions,
): AsyncGenerator<Uint8Array> {
  const comments = withMetadata ? metadata.slice(0, maxMetadataLines).map(commentOf) : [];
  const head = columns.map(({ title }) => title);
  const above = [...comments, head, ...(summary === null ? [] : [summary.map(textOf)])];
  yield Buffer.from(toCsv(above, { hasByteOrderMark: withBom }));
  for await (const batch of rows) {
    yield Buffer.from(
      toCsv(
        batch.map((cells) => cells.map(textOf)),
        { hasByteOrderMark: false },
      ),
    );
  }
}

/** One line with one cell, which CSV readers can skip. */
function commentOf([label, value]: readonly [string, string]): string[] {
  return [`# ${label}: ${value}`.replaceAll(/\s+/g, ' ')];
}

function textOf(cell: FileCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return 'day' in cell ? cell.day : cell.shown;
}
