import type { UploadItem } from '@meridian/api-client/contract';
import { conflictFieldTitle, findRow, parentOf, tableOf, type Draft } from '@meridian/draft-editor/core';
import type { NewWorkbook } from '@meridian/draft-editor/workbooks';
import type { Language } from '@meridian/i18n';

export interface FailedItemsOptions {
  draft: Draft;
  language: Language;
  /** Name of the sheet. */
  name: string;
  heads: Record<'kind' | 'path' | 'name' | 'field' | 'reason' | 'code' | 'message' | 'content', string>;
  kinds: Record<UploadItem['kind'], string>;
}

/** The failed items of an upload as a workbook: their places and the provider's messages. */
export function failedItemsWorkbook(items: readonly UploadItem[], options: FailedItemsOptions): NewWorkbook {
  const { draft, language, name, heads, kinds } = options;
  const columns = [
    ...[heads.kind, heads.path, heads.name, heads.field, heads.reason, heads.code],
    ...[heads.message, heads.content],
  ];
  const rows = items.flatMap((item) => {
    const { kind, failure } = item;
    if (!failure) return [];
    const field = failure.field === null ? '' : conflictFieldTitle(failure.field, language);
    const cells = [
      ...[kinds[kind], pathOf(draft, item), item.name, field, failure.message, failure.code ?? ''],
      ...[failure.providerMessage ?? '', failure.content ?? ''],
    ];
    return [{ cells, isExample: false, marked: [] }];
  });
  return { sheets: [{ name, columns: columns.map((head) => ({ head, note: null, values: [] })), rows }] };
}

/** Names of the campaign and the unit that contain the item; a removed item is not a row of the draft. */
function pathOf(draft: Draft, { kind, id, parentId, parentName }: UploadItem): string {
  if (kind === 'campaign') return '';
  if (kind === 'unit' || !findRow(draft, kind, id)) return parentName;
  const campaign = findRow(draft, 'campaign', parentOf(tableOf(draft, 'unit'), parentId) ?? '');
  return campaign ? `${campaign.campaignName} / ${parentName}` : parentName;
}
