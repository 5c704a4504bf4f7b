import type { Language } from '@meridian/i18n/core';
import { exampleRemarks, helperColumns } from '../../workbooks/helper-columns';
import type { NewSheetColumn, NewWorkbook, NewSheet } from '../../workbooks/new-workbook';
import {
  fieldTitle,
  formatOf,
  identityFields,
  importFieldsOfKind,
  importKinds,
  type DraftImportField,
  type DraftImportKind,
} from './import-fields';
import { listSeparators, optionLabels } from './problem-message';
import { exampleCells, exampleValues, fieldNotes, generalNotes, sheetTitles } from './texts/template-texts';

const templateKinds = {
  keyword: ['keyword'],
  creative: ['creative'],
  draft: importKinds,
} as const satisfies Record<string, readonly DraftImportKind[]>;

/** What a template is for: keywords, creatives or a whole draft. */
export type TemplateName = keyof typeof templateKinds;
export const templateNames = ['keyword', 'creative', 'draft'] as const satisfies TemplateName[];

/** A workbook to fill in: headers with notes, lists of values, and an example row that the import skips. */
export function importTemplate(name: TemplateName, language: Language): NewWorkbook {
  return { sheets: templateKinds[name].map((kind) => templateSheet(kind, language)) };
}

function templateSheet(kind: DraftImportKind, language: Language): NewSheet {
  const fields = importFieldsOfKind(kind);
  const cells = [...fields.map((field) => exampleOf(field, language)), exampleRemarks[language]];
  return {
    name: sheetTitles[kind][language],
    columns: [...fields.map((field) => templateColumn(kind, field, language)), remarkColumn(language)],
    rows: [{ cells, isExample: true, marked: [] }],
  };
}

function remarkColumn(language: Language): NewSheetColumn {
  const head = helperColumns.remark.titles[language];
  return { head, note: generalNotes.remark[language], values: [] };
}

/** The column of a field with the allowed content of its cells. `isExport`: the rows have ids, so that a blank cell clears its field. */
export function templateColumn(
  kind: DraftImportKind,
  field: DraftImportField,
  language: Language,
  { isExport = false }: { isExport?: boolean } = {},
): NewSheetColumn {
  const labels = optionLabels(field, language);
  const parts = [
    generalNotes[isRequired(kind, field) ? 'required' : isExport ? 'cleared' : 'blank'][language],
    fieldNotes[field]?.[language],
    labels.length > 0 &&
      generalNotes.options[language].replace('{{options}}', labels.join(listSeparators[language])),
  ];
  return {
    head: fieldTitle(field, language),
    note: parts.filter((part) => typeof part === 'string').join('\n'),
    values: labels,
  };
}

function isRequired(kind: DraftImportKind, field: DraftImportField): boolean {
  return field === identityFields[kind][0] || field === 'campaignName' || field === 'adgroupName';
}

function exampleOf(field: DraftImportField, language: Language): string {
  const format = formatOf(field);
  if (format.type === 'option') return exampleOption(field, language);
  return exampleCells[language][field] ?? exampleValues[field] ?? '';
}

/** The platform is empty, because the example is not an online store. */
function exampleOption(field: DraftImportField, language: Language): string {
  if (field === 'shopPlatform') return '';
  const labels = optionLabels(field, language);
  return (field === 'isBrandOnly' ? labels.at(-1) : labels[0]) ?? '';
}
