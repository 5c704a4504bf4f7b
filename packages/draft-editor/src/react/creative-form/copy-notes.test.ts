import { expect, it } from 'vitest';
import { checkRow, emptyFields, exampleDraft, exampleLimits, type RowFields } from '../../core';
import { copyNotes } from './copy-notes';

const long = '雪'.repeat(40);
const notesOf = (fields: Partial<RowFields<'creative'>>) => {
  const draft = exampleDraft();
  const creative = { ...emptyFields.creative, id: 'creative-1', ...fields };
  const issues = checkRow(draft, 'creative', creative, { limits: exampleLimits });
  return (['title', 'description1', 'description2'] as const).map((field) =>
    copyNotes(field, { creative, issues, language: 'en' }).map(({ tone, text }) => `${tone}: ${text}`),
  );
};

it.each([
  ['an empty creative', {}, [[], [], []]],
  [
    'a short description',
    { description1: '雪'.repeat(10) },
    [
      [],
      ['advice: Use at least 30 characters for best results: 20 now.'],
      ['advice: Use more than 100 characters in both descriptions for best results: 20 now.'],
    ],
  ],
  [
    'a long first line',
    { description1: long },
    [
      [],
      ['good: Meets the recommended length.'],
      ['advice: Use more than 100 characters in both descriptions for best results: 80 now.'],
    ],
  ],
  [
    'a first line that is too long',
    { description1: '雪'.repeat(41) },
    [[], [], ['advice: Use more than 100 characters in both descriptions for best results: 82 now.']],
  ],
  [
    'two long lines',
    { description1: long, description2: long },
    [
      [],
      ['good: Meets the recommended length.'],
      ['good: Both descriptions together meet the recommended length.'],
    ],
  ],
  [
    'a title that is too long with a keyword',
    { title: `{雪}${'雪'.repeat(22)}` },
    [
      [
        'warning: With the keyword “北海道滑雪”, the text is longer than 50 characters, so the default word is shown instead.',
      ],
      [],
      [],
    ],
  ],
])('%s', (_, fields, expected) => {
  expect(notesOf(fields)).toEqual(expected);
});
