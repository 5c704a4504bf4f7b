import { TZDate } from '@date-fns/tz';
import { defaultTimeZone } from '@meridian/api-client/contract';
import {
  conflictFieldTitle,
  conflictValueText,
  findRow,
  parentOf,
  tableOf,
  type Draft,
} from '@meridian/draft-editor/core';
import type { Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import { format } from 'date-fns';
import type { FileCell } from '../../../kits/workbooks/write/report-file';
import { xlsxFile } from '../../../kits/workbooks/write/xlsx-file';
import type { StoredDraft } from '../load-draft-sql';
import type { PlannedItem } from './planned-item';

type PlanKey = Extract<TextKey<'exportFile'>, `plan_${string}`> extends `plan_${infer Key}` ? Key : never;

/** An upload plan, to be written to a file. */
export interface PlannedUpload {
  loaded: StoredDraft;
  items: readonly PlannedItem[];
  isAccountKnown: boolean;
}

/** Rows written at once. */
const batchSize = 1_000;

/** The items of an upload as a workbook: one row per item, with two columns per changed field. */
export function planFile(
  { loaded: { draft, summary }, items, isAccountKnown }: PlannedUpload,
  { language, now }: { language: Language; now: Date },
): AsyncIterable<Uint8Array> {
  const text = (key: PlanKey, params = {}) => translate(language, 'exportFile', `plan_${key}`, params);
  const changesOf = ({ action, changes }: PlannedItem) => (action === 'update' ? changes : []);
  const fields = [...new Set(items.flatMap((item) => changesOf(item).map(({ field }) => field)))];
  const cellsOf = (item: PlannedItem): FileCell[] => {
    const changed = new Map(changesOf(item).map((change) => [change.field, change]));
    const value = (field: string, side: 'from' | 'to') =>
      conflictValueText({ field }, changed.get(field)?.[side], { draft, language });
    return [
      ...[text(`kind_${item.kind}`), placeOf(item, draft), item.name.trim() || text('unnamed')],
      ...[text(`action_${item.action}`), item.providerId],
      ...fields.flatMap((field) => [value(field, 'from'), value(field, 'to')]),
    ].map((cell) => cell || null);
  };
  return xlsxFile({
    columns: [
      { title: text('kind'), widthPx: 110 },
      { title: text('place'), widthPx: 260 },
      { title: text('item'), widthPx: 320 },
      { title: text('action'), widthPx: 110 },
      { title: text('providerId'), widthPx: 130 },
      ...fields.flatMap((field) => {
        const title = { field: conflictFieldTitle(field, language) };
        return [text('before', title), text('after', title)].map((each) => ({ title: each, widthPx: 180 }));
      }),
    ],
    summary: null,
    rows: batches(items, cellsOf),
    sheetName: text('sheet'),
    metadataSheetName: translate(language, 'exportFile', 'title'),
    metadata: [
      [text('draft'), summary.name],
      [text('version'), String(summary.version)],
      [
        text('account'),
        translate(language, 'exportFile', 'account', { name: summary.accountName, no: summary.accountNo }),
      ],
      ...(isAccountKnown ? [] : [[text('accountUnknown'), text('accountUnknownText')] as const]),
      [translate(language, 'exportFile', 'rowCount'), String(items.length)],
      [
        translate(language, 'exportFile', 'madeTime'),
        `${format(new TZDate(now, defaultTimeZone), 'yyyy-MM-dd HH:mm:ss')} (${defaultTimeZone})`,
      ],
    ],
  });
}

/** File name in the user's language. */
export function planFileName(
  { loaded: { summary } }: PlannedUpload,
  { language, day }: { language: Language; day: string },
): string {
  return translate(language, 'exportFile', 'plan_fileName', { name: summary.name, day });
}

/** Campaign and unit of an item; for a removed item, only its parent. */
function placeOf({ parentRowId, parentName }: PlannedItem, draft: Draft): string {
  const campaign = findRow(draft, 'campaign', parentOf(tableOf(draft, 'unit'), parentRowId) ?? '');
  return campaign ? `${campaign.campaignName} / ${parentName}` : parentName;
}

// oxlint-disable-next-line typescript/require-await -- rows of other files are read while they are written
async function* batches(
  items: readonly PlannedItem[],
  cellsOf: (item: PlannedItem) => FileCell[],
): AsyncGenerator<FileCell[][]> {
  for (let start = 0; start < items.length; start += batchSize)
    yield items.slice(start, start + batchSize).map(cellsOf);
}
