import { TZDate } from '@date-fns/tz';
import {
  sheetFieldsOf,
  defaultTimeZone,
  maxRecordExportRows,
  type Company,
  type Customer,
  type ProviderAccount,
  type SheetField,
  type SheetKind,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { format } from 'date-fns';
import type { FileCell, ReportFile } from '../../../kits/workbooks/write/report-file';
import { xlsxFile } from '../../../kits/workbooks/write/xlsx-file';
import { providerTitle, sheetFieldTitle } from './fields';
import { timeText } from './parse-balance';
import { channelsText } from './present-row';

const widthsPx: Partial<Record<SheetField, number>> = { name: 260, customer: 260, company: 260, note: 320 };

/** Rows written at once. */
const batchSize = 1_000;

/** Cells of a record by field. */
export type SheetCells = Partial<Record<SheetField, FileCell>>;

export const customerCells = ({ name, contactName, phone, email, note }: Customer): SheetCells => ({
  name,
  contactName,
  phone,
  email,
  note,
});

export const companyCells = ({ name, customerName, registrationNo, note }: Company): SheetCells => ({
  name,
  customer: customerName,
  registrationNo,
  note,
});

/** Cells of a provider account with its balance, whose time is in the account's time zone. */
export function accountCells(account: ProviderAccount, language: Language): SheetCells {
  const { accountNo, accountName, companyName, channels, currency, timeZone, balance, balanceTime, note } =
    account;
  return {
    accountNo,
    accountName,
    company: companyName,
    provider: providerTitle(account.provider, language),
    currency,
    timeZone,
    note,
    channels: channelsText(channels.join(','), language),
    balance: balance === null ? null : { number: balance, format: '#,##0.00', shown: balance },
    balanceTime: balanceTime === null ? null : timeText(new Date(balanceTime), timeZone),
  };
}

/** Exports records as a workbook with the columns that the import accepts. */
export function sheetExport(
  records: readonly SheetCells[],
  { kind, language, now, totalCount }: { kind: SheetKind; language: Language; now: Date; totalCount: number },
): AsyncIterable<Uint8Array> {
  const fields = sheetFieldsOf(kind);
  const text = (key: Parameters<typeof translate<'recordSheets'>>[2], params = {}) =>
    translate(language, 'recordSheets', key, params);
  const file: ReportFile = {
    columns: fields.map((field) => ({
      title: sheetFieldTitle(field, language),
      widthPx: widthsPx[field] ?? 160,
    })),
    summary: null,
    rows: batches(records.map((cells) => fields.map((field) => cells[field] ?? null))),
    sheetName: text(`sheet_${kind}`),
    metadataSheetName: text('about'),
    metadata: [
      [text('exportedAt'), format(new TZDate(now, defaultTimeZone), 'yyyy-MM-dd HH:mm:ss')],
      [text('timeZone'), defaultTimeZone],
      [
        text('rows'),
        totalCount > maxRecordExportRows
          ? text('rowsOf', { rows: records.length, total: totalCount })
          : String(records.length),
      ],
    ],
  };
  return xlsxFile(file);
}

// oxlint-disable-next-line typescript/require-await -- rows of other files are read while they are written
async function* batches(rows: FileCell[][]): AsyncGenerator<FileCell[][]> {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}
