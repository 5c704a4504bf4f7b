import { languages, type Language } from '@meridian/i18n/core';
import { describe, expect, it } from 'vitest';
import { businessPickerLabels } from './business-picker/labels';
import { campaignSummaryLabels } from './campaign-summary/labels';
import { gridLabels } from './grid/labels';
import { pasteLabels } from './grid/paste-labels';
import { toolsLabels } from './grid/tools-labels';
import { issuesPanelLabels } from './issues-panel/labels';
import { pictureLabels } from './pictures/labels';
import { regionTreeLabels } from './region-tree/labels';
import { rowGridLabels } from './row-grid/labels';
import { structureTreeLabels } from './structure-tree/labels';

const counted: [string, (count: number, language: Language) => string][] = [
  ['results', (count, language) => businessPickerLabels[language].count({ shown: count, total: count })],
  ['errors of a section', (count, language) => campaignSummaryLabels[language].errors(count)],
  ['regions in words', (count, language) => campaignSummaryLabels[language].more([], count)],
  ['rows', (count, language) => gridLabels[language].rowCount(count)],
  ['more issues of a row', (count, language) => gridLabels[language].moreIssues(count)],
  ['pasted rows', (count, language) => pasteLabels[language].added(count)],
  ['cells found', (count, language) => toolsLabels[language].matches(count)],
  ['issues', (count, language) => issuesPanelLabels[language].issues(count)],
  ['waivers', (count, language) => issuesPanelLabels[language].dialogTitle('warning', count)],
  ['creatives with a picture', (count, language) => pictureLabels[language].usedIn(count)],
  ['cities', (count, language) => regionTreeLabels[language].children('province', count)],
  ['changed rows', (count, language) => rowGridLabels[language].onlyChanged(count)],
  ['exported rows', (count, language) => rowGridLabels[language].exportRows(count)],
  ['units', (count, language) => structureTreeLabels[language].units(count)],
];

describe.each(counted)('the count of %s', (_, text) => {
  it.each(languages)('has separators in %s', (language) => {
    expect(text(1234, language)).toContain('1,234');
  });
});

it.each(counted)('has one of %s in the singular', (_, text) => {
  expect(text(1, 'en')).not.toMatch(
    /\b1 (rows|results|errors|others|cells|entries|issues|creatives|cities|units)\b/,
  );
});
