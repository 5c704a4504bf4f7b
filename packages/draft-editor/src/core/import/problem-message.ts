import type { Language } from '@meridian/i18n/core';
import { formatOf, fieldTitle, type DraftImportField } from './import-fields';
import type { DraftImportProblem } from './import-problem';
import { importProblemTexts } from './texts/problem-texts';

/** Explains why a row or a cell is not imported, and what to do. */
export function importProblemMessage(
  { code, field, params }: DraftImportProblem,
  language: Language,
): string {
  const words: Readonly<Record<string, string | number>> = {
    ...params,
    column: field === null ? '' : fieldTitle(field, language),
    options: field === null ? '' : optionLabels(field, language).join(listSeparators[language]),
  };
  return importProblemTexts[code][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(words[name] ?? ''),
  );
}

/** Allowed content of a field's cells; empty for free text. */
export function optionLabels(field: DraftImportField, language: Language): string[] {
  const format = formatOf(field);
  return format.type === 'option' ? format.options.map(({ labels }) => labels[language]) : [];
}

export const listSeparators: Readonly<Record<Language, string>> = { cn: '、', en: ', ', tw: '、' };
