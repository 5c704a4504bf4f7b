import type { Language } from '@meridian/i18n/core';
import { foldHead } from './fold-head';

/** A column of our own files that gives rows no values. */
interface HelperColumn {
  titles: Readonly<Record<Language, string>>;
  synonyms: readonly string[];
}

export const helperColumns = {
  /** Marks the example row of a template. */
  remark: { titles: { cn: '备注', en: 'Remark', tw: '備註' }, synonyms: ['Remarks', 'Note', 'Notes'] },
  /** Id of a row of the draft, in a file that was exported from it. */
  rowId: { titles: { cn: '行 ID', en: 'Row ID', tw: '列 ID' }, synonyms: [] },
  /** Id of the row at the provider; only for users to read. */
  accountId: { titles: { cn: '账户中的 ID', en: 'ID in the account', tw: '帳戶中的 ID' }, synonyms: [] },
  /** Marks rows that the import removes from the draft. */
  remove: { titles: { cn: '删除', en: 'Remove', tw: '刪除' }, synonyms: [] },
  /** What the row was when it was exported; hidden. */
  exported: { titles: { cn: '导出时的值', en: 'Exported values', tw: '匯出時的值' }, synonyms: [] },
  /** Row number in the imported file, for a file of failed rows. */
  failedRow: { titles: { cn: '原行号', en: 'Row in the file', tw: '原列號' }, synonyms: [] },
  /** Why the row failed. */
  failedReason: { titles: { cn: '失败原因', en: 'Failure reason', tw: '失敗原因' }, synonyms: [] },
} as const satisfies Record<string, HelperColumn>;

export type HelperColumnId = keyof typeof helperColumns;

// asserted: the keys of the columns
const ids = Object.keys(helperColumns) as HelperColumnId[];

/** The helper column of a header; undefined for another header. */
export function findHelperColumn(head: string): HelperColumnId | undefined {
  const folded = foldHead(head);
  return ids.find((id) => {
    const { titles, synonyms }: HelperColumn = helperColumns[id];
    return [...Object.values(titles), ...synonyms].some((name) => foldHead(name) === folded);
  });
}

/** Remark of the example row of a template. */
export const exampleRemarks: Readonly<Record<Language, string>> = {
  cn: '示例行，导入时跳过',
  en: 'Example row: the import skips it',
  tw: '範例列，匯入時略過',
};

/** Whether the remark of a row marks it as an example. */
export function isExampleRemark(remark: string): boolean {
  return /^(?:示例行|example row|範例列)/i.test(remark.normalize('NFKC').trim());
}
