import { draftWorkbook, type Draft, type DraftExportOptions } from '@meridian/draft-editor/core';
import { toSpreadsheetSheets, type WorkbookContent } from '@meridian/draft-editor/workbooks';
import { writeXlsx } from 'hucre/xlsx';
import { bytesInMemory } from '../../../kits/workbooks/read/byte-source';
import { readSources } from '../../../kits/workbooks/read/read-sources';
import { businesses, library } from './random-drafts';

/** Exports a draft to a file, and reads the file. */
export async function exportedContent(
  draft: Draft,
  options: Pick<DraftExportOptions, 'language' | 'draftId' | 'rows'>,
): Promise<WorkbookContent> {
  const workbook = draftWorkbook(draft, { businesses, pictures: library, ...options });
  const bytes = await writeXlsx({ sheets: toSpreadsheetSheets(workbook) });
  const [source] = await readSources(bytesInMemory(bytes), { maxRows: 1_000 });
  const sheets = (source?.tables ?? []).map(({ sheet, rows }) => {
    const cells = new Map([...rows].map((row) => [row.number, row.cells]));
    const count = Math.max(0, ...cells.keys());
    return { name: sheet ?? '', rows: Array.from({ length: count }, (_, at) => cells.get(at + 1) ?? []) };
  });
  return { sheets };
}
