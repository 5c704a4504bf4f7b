import { expect, it } from 'vitest';
import { applyCommand } from '../commands/apply-command';
import { exampleDraft } from '../model/example-draft';
import { deletionOf } from './deletion';

it('counts the rows that are deleted too, with the code of the error', () => {
  const draft = exampleDraft();
  const all = { campaign: 1, unit: 1, keyword: 1, creative: 1, picture: 1 };
  expect(deletionOf(draft, 'campaign', ['campaign-1'])).toEqual({ counts: all, code: 921_001 });
  expect(deletionOf(draft, 'unit', ['unit-1'])).toEqual({ counts: { ...all, campaign: 0 }, code: 921_002 });
  expect(deletionOf(draft, 'keyword', ['keyword-1'])).toEqual({
    counts: { ...all, campaign: 0, unit: 0, creative: 0, picture: 0 },
    code: null,
  });
});

it('lets a unit with nothing but pictures be deleted, and an empty campaign', () => {
  const without = (['keyword', 'creative'] as const).reduce(
    (draft, kind) => applyCommand(draft, { type: 'remove', kind, ids: [`${kind}-1`] }).draft,
    exampleDraft(),
  );
  expect(deletionOf(without, 'unit', ['unit-1'])).toMatchObject({
    counts: { unit: 1, picture: 1 },
    code: null,
  });
  const empty = applyCommand(without, { type: 'remove', kind: 'unit', ids: ['unit-1'] }).draft;
  expect(deletionOf(empty, 'campaign', ['campaign-1']).code).toBeNull();
});
