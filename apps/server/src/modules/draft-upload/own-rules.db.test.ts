import { limitsOf } from '@meridian/api-client/contract';
import {
  applyCommand,
  createValidator,
  emptyFields,
  type Draft,
  type OwnRule,
} from '@meridian/draft-editor/core';
import { brokenPlaces, randomOwnRules, randomValues, seeded } from '@meridian/draft-editor/testing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftRules, drafts } from '../../platform/db/schema';
import { propertyRuns } from '../../testing/property-runs';
import { uploadDraft } from './testing/upload-draft';
import { createUploadWorkspace, type UploadWorkspace } from './testing/upload-workspace';

let space: UploadWorkspace;
let admin: { token: string };
beforeAll(async () => {
  space = await createUploadWorkspace();
  admin = await space.test.fixtures.signedIn({ role: 'admin' });
});
afterAll(() => space.test.close());

async function useRules(rules: readonly OwnRule[]): Promise<void> {
  await space.test.database.db.delete(draftRules);
  for (const rule of rules)
    expect(await space.call('draftRuleSave', { ...rule, companyId: null }, admin.token)).toMatchObject({
      code: 200,
    });
}
const rulesOf = async (id: string) =>
  (await space.call<{ list: OwnRule[] }>('draftRulesOfDraft', { id })).data.list;
const submit = async (id: string) => space.call('draftSubmit', { id, version: await space.versionOf(id) });

/** The issues that the editor shows, counted by kind and rule. */
function countsInEditor(draft: Draft, ownRules: readonly OwnRule[]): Map<string, number> {
  const counts = new Map<string, number>();
  const options = { limits: limitsOf('baidu'), ownRules };
  for (const { kind, ruleId, severity } of createValidator(options).check(draft).list()) {
    const key = `${kind} ${ruleId} ${severity}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

it('finds what the editor finds, and accepts a draft exactly if it breaks no rule that is an error', async () => {
  const seen = { accepted: 0, rejected: 0 };
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.boolean(), async (seed, isEdited) => {
      const random = seeded(seed);
      const clean = uploadDraft({ campaigns: 1, keywordsPerUnit: 2, imageId: space.imageId });
      const draft = (isEdited ? randomValues(clean, random) : []).reduce(
        (current, command) => applyCommand(current, command).draft,
        clean,
      );
      const rules = randomOwnRules(random, randomUUID);
      await useRules(rules);
      const id = await space.newDraft(draft);
      const sent = await rulesOf(id);
      expect(sent.map((rule) => rule.id).toSorted()).toEqual(rules.map((rule) => rule.id).toSorted());

      const preview = await space.preview(id);
      const onServer = preview.groups.map(
        ({ kind, ruleId, severity, count }) => [`${kind} ${ruleId} ${severity}`, count] as const,
      );
      expect(new Map(onServer)).toEqual(countsInEditor(draft, sent));

      const errors = rules.filter(({ severity }) => severity === 'error');
      const isClean = countsInEditor(draft, []);
      const hasOtherErrors = [...isClean.keys()].some((key) => key.endsWith(' error'));
      const { code } = await submit(id);
      expect(code === 200).toBe(!hasOtherErrors && brokenPlaces(draft, errors).length === 0);
      seen[code === 200 ? 'accepted' : 'rejected'] += 1;

      for (const { id: ruleId } of rules)
        await space.call('draftRulePause', { id: ruleId, isPaused: true }, admin.token);
      const withoutRules = (await space.preview(id)).groups.filter(({ ruleId }) => ruleId.startsWith('own-'));
      expect({ rules: await rulesOf(id), withoutRules }).toEqual({ rules: [], withoutRules: [] });
    }),
    { numRuns: propertyRuns(24), endOnFailure: true },
  );
  expect(seen.accepted).toBeGreaterThan(0);
  expect(seen.rejected).toBeGreaterThan(0);
});

const brand: OwnRule = {
  id: randomUUID(),
  name: 'Brand names',
  note: 'Ask the brand team.',
  severity: 'error',
  condition: { kind: 'name', rows: ['campaign'], patterns: ['BR_*'] },
};

it('checks a submitted draft again by a rule that was added since, before it is uploaded', async () => {
  await useRules([]);
  const id = await space.newDraft(uploadDraft({ campaigns: 1, imageId: space.imageId }));
  expect(await submit(id)).toMatchObject({ code: 200 });
  await useRules([brand]);
  const version = await space.versionOf(id);
  expect(await space.call('draftUpload', { id, version })).toMatchObject({ code: 922001 });
  await space.call('draftRuleDelete', { id: brand.id }, admin.token);
  expect(await space.call('draftUpload', { id, version })).toMatchObject({ code: 200 });
});

it('names the rule in the plan, and lets its warnings be accepted', async () => {
  await useRules([{ ...brand, severity: 'warning' }]);
  const id = await space.newDraft(uploadDraft({ campaigns: 1, imageId: space.imageId }));
  const [group] = (await space.preview(id)).groups.filter(({ ruleId }) => ruleId === `own-${brand.id}`);
  expect(group).toMatchObject({
    kind: 'campaign',
    count: 1,
    code: 'own_name',
    params: { ruleName: 'Brand names', note: 'Ask the brand team.' },
  });
  expect((await space.plan(id)).notes).toContainEqual(
    expect.objectContaining({ code: 'rule', ruleName: 'Brand names', count: 1 }),
  );
  const key = `own-${brand.id} own_name campaign c1 campaignName`;
  await space.call('draftWaiverSave', { id, keys: [key], reason: 'Agreed' });
  const [waived] = (await space.preview(id)).groups.filter(({ ruleId }) => ruleId === `own-${brand.id}`);
  expect(waived).toMatchObject({ count: 0, waivedCount: 1 });
});

it('leaves values alone that the account has, but not a URL without the suffix that had its parameter', async () => {
  await useRules([]);
  const tracked = uploadDraft({ campaigns: 1, unitsPerCampaign: 1, imageId: space.imageId });
  const suffix = {
    type: 'update',
    kind: 'unit',
    edits: [{ id: 'c1u1', changes: { monitorSuffix: 'utm=1' } }],
  } as const;
  const id = await space.newDraft(applyCommand(tracked, suffix).draft);
  await space.startUpload(id);
  await space.runJobs();
  const parameters = [{ name: 'utm', value: '' }];
  const condition = { kind: 'tracking', rows: ['unit'], parameters } as const;
  await useRules([brand, { ...brand, id: randomUUID(), condition }]);
  const errorsOf = async () =>
    (await space.preview(id)).groups.filter(({ severity, count }) => severity === 'error' && count > 0);
  expect(await errorsOf()).toEqual([]);
  // as if it had been opened again
  await space.test.database.db.update(drafts).set({ status: 1 }).where(eq(drafts.id, id));
  const save = async (changes: object) =>
    space.call('draftSave', {
      id,
      version: await space.versionOf(id),
      commands: [
        { id: randomUUID(), command: { type: 'update', kind: 'unit', edits: [{ id: 'c1u1', changes }] } },
      ],
    });
  expect(await save({ monitorSuffix: emptyFields.unit.monitorSuffix })).toMatchObject({ code: 200 });
  expect(await errorsOf()).toMatchObject([{ kind: 'unit', code: 'own_tracking', count: 2 }]);
});
