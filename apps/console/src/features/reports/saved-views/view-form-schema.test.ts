import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeViewName, viewFormProblem, viewFormSchema } from './view-form-schema';

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

it('suggests a valid name that starts like the wanted one', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .filter((one) => /\w/.test(one[0] ?? ''));
  fc.assert(
    fc.property(text, fc.nat(12), (wanted, count) => {
      const taken: { name: string }[] = [];
      for (let index = 0; index <= count; index += 1) {
        const name = freeViewName(wanted, taken);
        expect(viewFormSchema(taken).parse({ name, isShared: false }).name).toBe(name);
        expect(() => encodeURIComponent(name)).not.toThrow();
        expect(wanted.startsWith(name.slice(0, Math.min(wanted.trim().length, 30)))).toBe(true);
        taken.push({ name });
      }
    }),
  );
});
