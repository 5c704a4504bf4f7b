import { limitsOf } from '@meridian/api-client/contract';
import { applyCommand, checkLength, lengthIn, type TextLimit } from '@meridian/draft-editor/core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { previewDraft } from './preview-draft';
import { uploadDraft } from './testing/upload-draft';

const limit = fc.record({
  min: fc.integer({ min: 0, max: 12 }),
  max: fc.integer({ min: 12, max: 30 }),
  unit: fc.constantFrom('halfWidth', 'codePoint', 'codeUnit', 'byte'),
}) satisfies fc.Arbitrary<TextLimit>;
const titles = fc
  .array(fc.constantFrom('a', '日', '{', '}', '𠮷', 'é'), { minLength: 1, maxLength: 30 })
  .map((parts) => parts.join(''));

it('rejects a title exactly if the counter of the form shows that it does not fit, whatever the limits', async () => {
  const draft = uploadDraft({ campaigns: 1, unitsPerCampaign: 1 });
  await fc.assert(
    fc.asyncProperty(limit, titles, async (own, title) => {
      const edits = [{ id: 'c1u1i', changes: { title } }];
      const edited = applyCommand(draft, { type: 'update', kind: 'creative', edits }).draft;
      const limits = { ...limitsOf('baidu'), title: own };
      const { groups } = await previewDraft(edited, {
        limits,
        ownRules: [],
        waivers: [],
        isRemoving: false,
        basesOf: () => Promise.resolve(new Map()),
      });
      const isRejected = groups.some(({ ruleId }) => ruleId === 'title-length');
      expect(isRejected).toBe(checkLength(lengthIn(own.unit, title), own) !== 'fits');
    }),
  );
});
