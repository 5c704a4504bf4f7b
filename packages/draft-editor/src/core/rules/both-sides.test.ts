import { expect, it } from 'vitest';
import { applyCommand } from '../commands/apply-command';
import { updateOf } from '../commands/row-commands';
import { exampleLimits } from '../limits/example-limits';
import { exampleDraft } from '../model/example-draft';
import type { RowKind } from '../model/rows';
import { validateDraft } from '../validation/validate-draft';
import { isCommands } from './examples';
import { allRules } from './registry';
import type { ExampleChange } from './rule';

const examples = allRules.flatMap((rule) =>
  rule.messages.flatMap(({ code, examples: own }) => own().map((example) => ({ rule, code, example }))),
);

it.each(examples)('$rule.id: $code', ({ rule: { id, appliesTo, severity }, code, example }) => {
  const findingsAfter = (change: ExampleChange) => {
    const commands = isCommands(change) ? change : [updateOf(appliesTo as RowKind, `${appliesTo}-1`, change)];
    const draft = commands.reduce((next, command) => applyCommand(next, command).draft, exampleDraft());
    return validateDraft(draft, { limits: exampleLimits, ...example.options }).filter(
      ({ ruleId }) => ruleId === id,
    );
  };
  expect(findingsAfter(example.fails)).toContainEqual(expect.objectContaining({ code, severity }));
  expect(findingsAfter(example.passes)).toEqual([]);
});

it('has one text for each code', () => {
  const texts = allRules.flatMap(({ messages }) => messages.map(({ code, text }) => `${code} ${text.en}`));
  const codes = allRules.flatMap(({ messages }) => messages.map(({ code }) => code));
  expect(new Set(texts).size).toBe(new Set(codes).size);
});
