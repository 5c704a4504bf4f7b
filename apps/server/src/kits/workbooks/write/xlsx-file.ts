import { dayNumber } from '@meridian/date-range/core';
import type { FileCell, ReportFile, ReportFileWriter } from './report-file';
import {
  createStyles,
  escapeXml,
  sheetBegin,
  sheetEnd,
  sheetPath,
  workbookParts,
  type Font,
  type Styles,
} from './xlsx-parts';
import { zipArchive, type ZipEntry } from './zip-archive';

/** Excel's limits. */
const maxRowsPerSheet = 1_048_576;
const maxTextLength = 32_767;
/** Rows are compressed in pieces of about this many characters. */
const chunkLength = 64 * 1024;
const dayFormat = 'yyyy-mm-dd';
/** A text that becomes a formula when a user edits its cell or saves the sheet as CSV. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/** Excel's day 0, two days early: Excel treats 1900 as a leap year and counts from 1. */
const dayZero = '1899-12-30';
const metadataWidthsPx = [180, 640];

/**
 * A workbook: the report on the first sheet, continued on further sheets if it exceeds Excel's row limit; report
 * metadata on the last sheet. Memory use does not depend on the number of rows.
 */
export const xlsxFile: ReportFileWriter = (file) => workbook(file, maxRowsPerSheet);

/** `xlsxFile` with a different row limit per sheet, including header and summary. */
export function workbook(file: ReportFile, rowsPerSheet: number): AsyncIterable<Uint8Array> {
  return zipArchive(parts(file, rowsPerSheet));
}

async function* parts(file: ReportFile, rowsPerSheet: number): AsyncGenerator<ZipEntry> {
  const styles = createStyles();
  const letters = file.columns.map((_, at) => columnLetters(at));
  const source = singleRows(file.rows);
  const sheetNames: string[] = [];
  let next = await source.next();
  try {
    do {
      const part = sheetNames.length + 1;
      yield { name: sheetPath(part - 1), content: reportSheet(part === 1) };
      sheetNames.push(nameOfSheet(file.sheetName, part));
    } while (!next.done);
  } finally {
    await source.return(undefined);
  }

  yield { name: sheetPath(sheetNames.length), content: [metadataSheet(file.metadata, styles)] };
  sheetNames.push(nameOfSheet(file.metadataSheetName, 1));
  yield { name: 'xl/styles.xml', content: [styles.toXml()] };
  for (const [name, text] of Object.entries(workbookParts(sheetNames))) yield { name, content: [text] };

  async function* reportSheet(isFirst: boolean): AsyncGenerator<string> {
    const cellsOf = (cells: readonly FileCell[], at: number, font: Font) =>
      rowXml(cells, { at, font, letters, styles });
    let text = sheetBegin({ widthsPx: file.columns.map(({ widthPx }) => widthPx), frozenRows: 1 });
    let at = 1;
    text += cellsOf(
      file.columns.map(({ title }) => title),
      at++,
      'bold',
    );
    if (isFirst && file.summary !== null) text += cellsOf(file.summary, at++, 'bold');
    for (; !next.done && at <= rowsPerSheet; next = await source.next()) {
      text += cellsOf(next.value, at++, 'plain');
      if (text.length < chunkLength) continue;
      yield text;
      text = '';
    }
    yield text + sheetEnd;
  }
}

async function* singleRows(batches: ReportFile['rows']): AsyncGenerator<readonly FileCell[], undefined> {
  for await (const batch of batches) yield* batch;
  return undefined;
}

function metadataSheet(metadata: ReportFile['metadata'], styles: Styles): string {
  const rows = metadata.map(
    ([label, value], index) =>
      `<row r="${index + 1}">${cellXml(label, `A${index + 1}`, 'bold', styles)}${cellXml(value, `B${index + 1}`, 'plain', styles)}</row>`,
  );
  return sheetBegin({ widthsPx: metadataWidthsPx, frozenRows: 0 }) + rows.join('') + sheetEnd;
}

interface RowPlace {
  at: number;
  font: Font;
  letters: readonly string[];
  styles: Styles;
}

function rowXml(cells: readonly FileCell[], { at, font, letters, styles }: RowPlace): string {
  let text = `<row r="${at}">`;
  cells.forEach((cell, index) => {
    text += cellXml(cell, `${letters[index] ?? ''}${at}`, font, styles);
  });
  return `${text}</row>`;
}

function cellXml(cell: FileCell, place: string, font: Font, styles: Styles): string {
  if (cell === null) return '';
  if (typeof cell === 'string') {
    const text = escapeXml(spreadsheetText(cell));
    return `<c r="${place}" s="${styles.idOf({ font, isQuoted: formulaStart.test(cell) })}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  }
  const { number, format } = 'day' in cell ? { number: String(serialOf(cell.day)), format: dayFormat } : cell;
  return `<c r="${place}" s="${styles.idOf({ font, format })}"><v>${number}</v></c>`;
}

/** Escapes a text for Excel, which breaks lines at line feeds, decodes `_x000D_`, and limits the length of texts. */
function spreadsheetText(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
  return plain.length <= maxTextLength ? plain : `${plain.slice(0, maxTextLength - 1)}…`;
}

function serialOf(day: string): number {
  return (dayNumber(day) ?? 0) - (dayNumber(dayZero) ?? 0);
}

/** Letters of a column: 0 → A, 26 → AA. */
function columnLetters(index: number): string {
  const before = index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1);
  return before + String.fromCharCode(65 + (index % 26));
}

/** A valid sheet name: up to 31 characters, without `: \ / ? * [ ]`. */
function nameOfSheet(name: string, part: number): string {
  const suffix = part === 1 ? '' : ` (${part})`;
  return name.replace(/[:\\/?*[\]]/g, ' ').slice(0, 31 - suffix.length) + suffix;
}
