import { expect, it } from 'vitest';
import { runAll } from './run-all';

it('runs every step, and then throws the error of one, or all errors', async () => {
  const run: string[] = [];
  const step = (name: string) => () => Promise.resolve(void run.push(name));
  const failing = (name: string) => () => {
    run.push(name);
    throw new Error(name);
  };
  await runAll([step('a')]);
  await expect(runAll([failing('b'), step('c')])).rejects.toThrow('b');
  const several = runAll([failing('d'), () => Promise.reject(new Error('e')), step('f')]);
  await expect(several).rejects.toMatchObject({ errors: [{ message: 'd' }, { message: 'e' }] });
  expect(run).toEqual(['a', 'b', 'c', 'd', 'f']);
});
