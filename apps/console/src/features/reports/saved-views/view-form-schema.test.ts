import { expect, it } from 'vitest';
import { viewFormProblem, viewFormSchema } from './view-form-schema';

const others = [{ name: 'Cost watch' }, { name: '消费监看' }];
const problemsOf = (name: string) =>
  viewFormSchema(others)
    .safeParse({ name, isShared: false }, { error: viewFormProblem })
    .error?.issues.map(({ path, message }) => [...path, message]);

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['cost  WATCH ', 'taken'],
  ['Ｃost watch', 'taken'],
  ['消费监看', 'taken'],
])('rejects a view named %j', (name, problem) => {
  expect(problemsOf(name)).toEqual([['name', problem]]);
});

it('accepts a name that no other view has, and trims it', () => {
  expect(viewFormSchema(others).parse({ name: ' Cost watch 2 ', isShared: true })).toEqual({
    name: 'Cost watch 2',
    isShared: true,
  });
});
