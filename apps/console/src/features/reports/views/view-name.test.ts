import { expect, it } from 'vitest';
import { nameProblem } from './view-name';

const others = [{ name: 'Cost watch' }, { name: '消费监看' }];
it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['cost  WATCH ', 'taken'],
  ['Ｃost watch', 'taken'],
  ['消费监看', 'taken'],
  ['Cost watch 2', null],
])('a view named %j', (name, problem) => {
  expect(nameProblem(name, others)).toBe(problem);
});
