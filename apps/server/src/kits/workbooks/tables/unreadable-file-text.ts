import type { DraftImportFile } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import type { UnreadableFile } from './read-tables';

/** Why a spreadsheet cannot be read, as text in a language. */
export function unreadableFile(
  { code, params, rowNumber }: UnreadableFile,
  language: Language,
): NonNullable<DraftImportFile['problem']> {
  const key = code === 'not_a_report' ? 'not_a_workbook' : code;
  const failMessage = translate(language, 'importProblems', key, params);
  return { code: key, params: { ...params }, dataNum: rowNumber, failMessage };
}
