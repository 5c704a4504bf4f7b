import { languages } from '@meridian/i18n/core';
import { describe, expect, it } from 'vitest';
import { idSource } from '../../testing/random-commands';
import type { NewWorkbook } from '../../workbooks/new-workbook';
import type { WorkbookContent } from '../../workbooks/sheet-rows';
import { applyCommand } from '../commands/apply-command';
import { exampleLimits } from '../limits/example-limits';
import { emptyDraft, rowsInOrder } from '../model/draft';
import { checkRow } from '../validation/check-row';
import { detectSheets } from './detect-sheets';
import { importTemplate, templateNames } from './import-template';
import type { LibraryPictureName } from './library-pictures';
import { namedPictures } from './named-pictures';
import { planImport } from './plan-import';

const contentOf = ({ sheets }: NewWorkbook, isMarked: boolean): WorkbookContent => ({
  sheets: sheets.map(({ name, columns, rows }) => ({
    name,
    rows: [
      columns.map(({ head }) => head),
      ...rows.map(({ cells }) => (isMarked ? cells : cells.slice(0, -1))),
    ],
  })),
});
/** Plans the import of a file; the library has the pictures of the examples. */
const planOf = (content: WorkbookContent) => {
  const detected = detectSheets(content);
  const pictures = namedPictures(content, detected).map((name): LibraryPictureName => ({
    id: name,
    name,
    theme: null,
    ratio: '1:1',
  }));
  return planImport(emptyDraft(), content, detected, {
    limits: exampleLimits,
    newId: idSource('t'),
    pictures,
  });
};

describe.each(languages)('in %s', (language) => {
  it.each(templateNames)('the template %s imports as it is', (name) => {
    const template = importTemplate(name, language);
    const marked = planOf(contentOf(template, true));
    expect(marked.rows.map(({ state }) => state)).toEqual(template.sheets.map(() => 'example'));
    expect(marked.command).toBeNull();
    const columns = detectSheets(contentOf(template, true)).flatMap((sheet) => sheet.columns);
    expect(columns.filter(({ state }) => state !== 'known' && state !== 'helper')).toEqual([]);
  });

  it.each(templateNames)('the example of the template %s has no errors', (name) => {
    const template = importTemplate(name, language);
    const plan = planOf(contentOf(template, false));
    expect(plan.rows.map(({ state, notes }) => [state, notes])).toEqual(
      template.sheets.map(() => ['new', []]),
    );
    const draft = plan.command ? applyCommand(emptyDraft(), plan.command).draft : emptyDraft();
    const issues = (['keyword', 'creative'] as const).flatMap((kind) =>
      rowsInOrder(draft, kind).flatMap((row) => checkRow(draft, kind, row, { limits: exampleLimits })),
    );
    const errors = issues.filter(({ severity }) => severity === 'error');
    // a file of creatives has no pictures
    expect(errors.filter(({ field }) => name === 'draft' || field !== 'pictureTheme')).toEqual([]);
  });

  it('the example of a whole draft is one campaign with one unit', () => {
    const plan = planOf(contentOf(importTemplate('draft', language), false));
    expect(plan.addedParents).toEqual([]);
  });

  it('every column has a note', () => {
    const columns = templateNames.flatMap((name) =>
      importTemplate(name, language).sheets.flatMap((sheet) => sheet.columns),
    );
    expect(columns.filter(({ note }) => note === null || note === '' || note.includes('{{'))).toEqual([]);
  });

  it('lists of values fit into a validation rule of a spreadsheet', () => {
    for (const { columns } of importTemplate('draft', language).sheets)
      for (const { values } of columns) {
        expect(values.join(',').length).toBeLessThan(255);
        expect(values.filter((value) => value.includes(','))).toEqual([]);
      }
  });
});
