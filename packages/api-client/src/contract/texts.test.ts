import { createI18n, findText, languages } from '@meridian/i18n';
import { describe, expect, it } from 'vitest';
import { accountChangeSkips } from './drafts/account-changes';
import { errorCodes } from './envelope';
import { cropProblems, imageProblems } from './materials/image-rules';
import { importNotes, importQuestions } from './report-import/questions';
import { dimensions } from './reports/model/dimensions';
import { metrics } from './reports/model/metrics';
import { periods } from './reports/model/period';
import { channels, sections } from './reports/model/sections';

describe.each(languages)('the words of %s', async (language) => {
  const i18n = await createI18n({
    language,
    namespaces: ['errors', 'columns', 'importQuestions', 'routes', 'accountChanges'],
  });
  const missing = (
    namespace: 'errors' | 'columns' | 'importQuestions' | 'routes' | 'accountChanges',
    keys: readonly string[],
  ) => keys.filter((key) => !findText(i18n, namespace, key));

  it('name every error code', () => {
    expect(missing('errors', Object.values(errorCodes).map(String))).toEqual([]);
  });

  it('name every problem of an image or a crop', () => {
    expect(missing('errors', [...imageProblems, ...cropProblems])).toEqual([]);
  });

  it('name every reason for skipping a change', () => {
    expect(
      missing(
        'accountChanges',
        accountChangeSkips.map((reason) => `skip_${reason}`),
      ),
    ).toEqual([]);
  });

  it('name every column', () => {
    const titleKeys = Object.values(dimensions).map(({ titleKey }) => titleKey);
    expect(missing('columns', [...titleKeys, ...Object.keys(metrics), 'date', 'reportDates'])).toEqual([]);
  });

  it('name every channel, section and period', () => {
    const channelKeys = { search: 'keywordSearch', feed: 'feeds' };
    expect(
      missing('routes', [...channels.map((channel) => channelKeys[channel]), ...sections, ...periods]),
    ).toEqual([]);
  });

  it('name every question, answer and note of an import', () => {
    const answers = new Set(Object.values(importQuestions).flat());
    const keys = [
      ...Object.keys(importQuestions),
      ...[...answers].map((answer) => `answer_${answer}`),
      ...importNotes.map((note) => `note_${note}`),
    ];
    expect(missing('importQuestions', keys)).toEqual([]);
  });
});
