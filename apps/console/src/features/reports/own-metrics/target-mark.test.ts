import { expect, test } from 'vitest';
import { favourableTargets, meetsTarget } from './target-mark';

test.each([
  ['50', 'lower', '50', 't2', true],
  ['50.00000001', 'lower', '50', 't2', false],
  ['-1', 'lower', '0', 't2', true],
  ['0.025', 'higher', '2.5', '%*100', true],
  ['0.02499999', 'higher', '2.5', '%*100', false],
  [3, 'higher', '2', 't', true],
  ['9007199254740993', 'higher', '9007199254740992.5', 't', true],
  [null, 'higher', '2', 't', null],
  ['', 'lower', '2', 't', null],
  ['--', 'lower', '2', 't', null],
] as const)('%j against %s %s as %s: %s', (value, better, target, unit, expected) => {
  expect(meetsTarget(value, { target: { value: target, better }, unit })).toBe(expected);
});

test('the target says which change is good', () => {
  const cpa = { dataKey: 'own1', target: { value: '50', better: 'lower' as const } };
  expect(favourableTargets([{ dataKey: 'cost' }, cpa])).toEqual({ own1: 'lower' });
});
