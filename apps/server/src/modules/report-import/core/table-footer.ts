import { filtered } from '../../../kits/workbooks/read/repeatable';
import { detachedRow, hasNoValue, type FileRow, type Table } from '../../../kits/workbooks/read/table';
import type { Header } from './find-header';
import { replaceUnstorable } from './replace-unstorable';
import { readTotalLabel } from './total-label';

/** A table without the footer below it. */
export interface TableBody extends Table {
  /** Footer lines, such as `© 2026 Example Corp.` */
  footer: readonly FileRow[];
}

/** With fewer columns, a row looks like a line of text. */
const minColumns = 3;
const maxFooterRows = 20;

const words = new RegExp(
  `^\\W*(?:${[
    ...['copyright', 'report', 'generated', 'created', 'downloaded', 'exported', 'data', 'source', 'notes?'],
    ...['erstellt', 'heruntergeladen', 'exportiert', 'généré', 'téléchargé', 'exporté'],
    ...['generado', 'descargado', 'exportado', 'gerado', 'baixado', 'generato', 'scaricato', 'esportato'],
    ...['gegenereerd', 'gedownload', 'geëxporteerd', 'wygenerowano', 'pobrano', 'wyeksportowano'],
    ...['作成', '出力', 'ダウンロード', '생성', '다운로드', '내보내', '数据', '數據', '資料', '報表', '报告'],
    ...['生成', '下载', '下載', '导出', '匯出', '產生', '备注', '備註', '注', '说明', '說明', '声明', '聲明'],
  ].join('|')})`,
  'iu',
);

/**
 * Separates the footer of a table: the last lines with a single text that name the file's creation time or creator, or
 * that follow a blank line. Any other short line remains, as a truncated row.
 */
export function withoutFooter(table: Table, { row }: Header): TableBody {
  const isWide = row.cells.filter((cell) => cell.trim() !== '').length >= minColumns;
  const isBelow = ({ number }: FileRow) => number > row.number;
  if (!isWide || !table.last || !isBelow(table.last) || !isText(table.last)) return { ...table, footer: [] };
  const { footer, last } = findFooter(filtered(table.rows, isBelow), row);
  const [first] = footer;
  if (!first) return { ...table, footer };
  return {
    ...table,
    footer,
    last,
    rowCount: table.rowCount - footer.length,
    rows: filtered(table.rows, ({ number }) => number < first.number),
  };
}

function findFooter(rows: Iterable<FileRow>, header: FileRow): { footer: FileRow[]; last: FileRow } {
  let lines: FileRow[] = [];
  let last = header;
  let gaps = 0;
  let previous = header.number;
  for (const row of rows) {
    if (isText(row)) {
      if (lines.length <= maxFooterRows) lines.push(detachedRow(row));
    } else {
      if (lines.length > 0 || row.number > previous + 1) gaps += 1;
      lines = [];
      last = row;
    }
    previous = row.number;
  }
  const isDivided = gaps === 0 && (lines[0]?.number ?? 0) > last.number + 1;
  const start = isDivided ? 0 : lines.findIndex(isAboutFile);
  const footer = start === -1 || lines.length > maxFooterRows ? [] : lines.slice(start);
  const before = footer.length > 0 ? lines[start - 1] : lines.at(-1);
  return { footer, last: before ?? detachedRow(last) };
}

const textIn = ({ cells }: FileRow) => cells.filter((cell) => cell.trim() !== '').join(',');

const shownLength = 100;

/** Text of a footer line, for storage and display. */
export const textOfFooter = (row: FileRow): string =>
  replaceUnstorable(textIn(row).trim().slice(0, shownLength));

/** Whether a row is only a text, possibly divided by its commas, rather than a total, number or date. */
function isText(row: FileRow): boolean {
  const filled = row.cells.filter((cell) => !hasNoValue(cell));
  if (filled.length === 0 || readTotalLabel(filled[0] ?? '') !== undefined) return false;
  if (filled.length === 1) return /\p{L}{2}/u.test(filled[0] ?? '');
  return row.cells.length <= minColumns && isAboutFile(row);
}

function isAboutFile(row: FileRow): boolean {
  const text = textIn(row);
  return text.includes('©') || (words.test(text) && /[\d:：]/.test(text));
}
