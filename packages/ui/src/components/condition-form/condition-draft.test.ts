import { expect, it } from 'vitest';
import { conditionDraft, valuesOfDraft, type ConditionInput } from './condition-draft';

const read = (text: string) => text.trim();
const empty = { from: '', to: '', lines: '', selected: [] };

it('has one value per line, without repetitions', () => {
  const lines = 'tea\n\n a, b \r\ntea\n';
  expect(valuesOfDraft({ ...empty, lines }, { input: 'lines', read })).toEqual(['tea', 'a, b']);
});

it('reads each end of a range', () => {
  expect(valuesOfDraft({ ...empty, from: ' 1 ', to: '2 ' }, { input: 'range', read })).toEqual(['1', '2']);
});

it.each<[ConditionInput, readonly string[]]>([
  ['none', []],
  ['one', ['a']],
  ['range', ['1', '2']],
  ['lines', ['a', 'b']],
  ['options', ['3', '1']],
])('has the same values after editing nothing: %s', (input, values) => {
  expect(valuesOfDraft(conditionDraft({ operator: 'any', values }), { input, read })).toEqual(values);
});
