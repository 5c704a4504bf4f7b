import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomOwnRules, randomValues } from '../../../testing/own-rules';
import { idSource, randomCommand, seeded } from '../../../testing/random-commands';
import { applyCommand } from '../../commands/apply-command';
import { exampleLimits } from '../../limits/example-limits';
import type { Draft } from '../../model/draft';
import { exampleDraft } from '../../model/example-draft';
import type { OwnRule } from '../../own-rules/own-rule';
import type { DraftIssues } from '../draft-issues';
import { createValidator } from '../validate-draft';
import type { CheckRequest, CheckResponse } from './messages';
import { createRemoteValidator } from './remote-validator';
import { createValidatorHost } from './validator-host';

const issuesOf = (draft: Draft, ownRules: readonly OwnRule[] = []) =>
  createValidator({ limits: exampleLimits, ownRules }).check(draft).list();

/** A validator whose other side runs when `run` is called; messages are copied, as between threads. */
function connect(ownRules: readonly OwnRule[] = []) {
  const requests: CheckRequest[] = [];
  const responses: CheckResponse[] = [];
  const found: { draft: Draft; issues: DraftIssues }[] = [];
  const host = createValidatorHost((response) => responses.push(structuredClone(response)));
  const remote = createRemoteValidator({
    send: (request) => requests.push(structuredClone(request)),
    limits: exampleLimits,
    ownRules,
    onIssues: (issues, draft) => found.push({ issues, draft }),
    pause: () => Promise.resolve(),
  });
  const counted = { rows: 0, issues: 0 };
  async function run() {
    for (let idle = 0; idle < 50; idle++) {
      await Promise.resolve();
      for (const request of requests.splice(0)) {
        if (request.type === 'rows') counted.rows += request.rows.length;
        host(request);
      }
      for (const response of responses.splice(0)) {
        if (response.type === 'issues') counted.issues += response.issues.length;
        remote.receive(response);
      }
    }
  }
  return { remote, found, counted, run };
}

const edit = (draft: Draft, keyword: string) =>
  applyCommand(draft, { type: 'update', kind: 'keyword', edits: [{ id: 'keyword-1', changes: { keyword } }] })
    .draft;

it('finds the same as a validator of the same thread, after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer(),
      fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 6 }),
      async (seed, rounds) => {
        const random = seeded(seed);
        const newId = idSource('new-');
        const ownRules = randomOwnRules(random, idSource('rule-'));
        const { remote, found, run } = connect(ownRules);
        let draft = exampleDraft();
        remote.check(draft);
        for (const steps of rounds) {
          for (let step = 0; step < steps; step++)
            draft = applyCommand(draft, randomCommand(draft, random, newId)).draft;
          for (const command of randomValues(draft, random)) draft = applyCommand(draft, command).draft;
          remote.check(draft);
          await run();
        }
        await run();
        const last = found.at(-1);
        expect(last?.draft).toBe(draft);
        expect(last?.issues.list()).toEqual(issuesOf(draft, ownRules));
        for (const issue of issuesOf(draft, ownRules))
          if (issue.kind !== 'draft') expect(last?.issues.of(issue.kind, issue.id)).toContainEqual(issue);
      },
    ),
    { numRuns: 60 },
  );
});

it('sends only the rows that changed', async () => {
  const { remote, counted, run } = connect();
  const draft = exampleDraft();
  remote.check(draft);
  await run();
  const before = counted.rows;
  remote.check(edit(draft, '札幌'));
  await run();
  expect(counted.rows - before).toBe(1);
});

it('checks only the last of several waiting drafts', async () => {
  const { remote, found, run } = connect();
  const draft = exampleDraft();
  remote.check(draft);
  remote.check(edit(draft, '札'));
  remote.check(edit(draft, '札幌'));
  await run();
  expect(found).toHaveLength(2);
  expect(found.at(-1)?.issues.list()).toEqual(issuesOf(edit(draft, '札幌')));
});

it('clears corrected issues', async () => {
  const { remote, found, run } = connect();
  remote.check(edit(exampleDraft(), ''));
  await run();
  expect(found.at(-1)?.issues.of('keyword', 'keyword-1')).toHaveLength(1);
  remote.check(exampleDraft());
  await run();
  expect(found.at(-1)?.issues.of('keyword', 'keyword-1')).toEqual([]);
});
