import { findSection, dimensionDataKey, type ReportRow, type TitleInfo } from '@meridian/api-client/contract';
import { toCsv } from '@meridian/report-table/core';
import { saveFile } from '../../../lib/export/save-file';
import type { Report } from '../registry';

/** The distinct names of rows: a title and a text for each column that says what an item is. */
export function selectedList(
  rows: readonly ReportRow[],
  { report, titleInfos }: { report: Report; titleInfos: readonly TitleInfo[] },
): { titles: string[]; lines: string[][] } {
  const definition = findSection(report.channel, report.section);
  const named = (definition?.dimensions ?? [])
    .filter((id) => definition?.rowHeader === id || nameKeys.has(id))
    .map(dimensionDataKey);
  const columns = ['accountNo', 'accountName', ...named].flatMap((key) => {
    const info = titleInfos.find(({ dataKey }) => dataKey === key);
    return info ? [{ key, title: info.titleName }] : [];
  });
  const lines = rows.map((row) => columns.map(({ key }) => String(row[key] ?? '')));
  const distinct = new Map(lines.map((line) => [JSON.stringify(line), line]));
  return { titles: columns.map(({ title }) => title), lines: [...distinct.values()] };
}
const nameKeys: ReadonlySet<string> = new Set(['campaignName', 'adgroupName', 'ideaDesc', 'ideaDesc2']);

/** Downloads the list as a file. */
export async function saveSelectedList(
  { titles, lines }: ReturnType<typeof selectedList>,
  { format, name }: { format: 'csv' | 'xlsx'; name: string },
): Promise<void> {
  const rows = [titles, ...lines];
  const blob =
    format === 'csv'
      ? new Blob([toCsv(rows, { hasByteOrderMark: true })], { type: 'text/csv;charset=utf-8' })
      : await workbookOf(rows);
  saveFile({ blob, fileName: `${name}.${format}` });
}

async function workbookOf(rows: string[][]): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] });
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return new Blob([new Uint8Array(bytes)], { type });
}
