import type { SheetField } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import type { StoredRowProblem } from '../../../platform/db/schema';
import { optionsOf, sheetFieldTitle } from './fields';

type ProblemKey = Extract<TextKey<'recordSheets'>, `problem_${string}`>;

/** Reasons why a row or file cannot be imported. Texts: namespace `recordSheets` of the package `i18n`. */
export type ProblemCode = ProblemKey extends `problem_${infer Code}` ? Code : never;

/** Why a row is invalid. */
export interface RowProblem extends StoredRowProblem {
  code: ProblemCode;
}

/** Why a file cannot be imported. */
export type SheetProblem = RowProblem;

export const problemOf = (
  code: ProblemCode,
  field: SheetField | null,
  params: RowProblem['params'] = {},
): RowProblem => ({ code, field, params });

/** Text of a problem in the user's language. */
export function problemMessage({ code, field, params }: StoredRowProblem, language: Language): string {
  // parse boundary: the database stores the code as text
  const key = `problem_${code}` as ProblemKey;
  return translate(language, 'recordSheets', key, {
    ...params,
    column: field === null ? '' : sheetFieldTitle(field, language),
    options: optionsOf(field, language).join(' / '),
  });
}
