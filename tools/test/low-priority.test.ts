import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { expect, it } from 'vitest';
import { lowPriorityEnv } from './low-priority.mjs';

it('gives a process and its children a low priority', () => {
  // a string, since numbers are printed in color
  const show = `console.log(String(require('node:os').getPriority()))`;
  const child = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(show)}])`;
  const { stdout } = spawnSync(process.execPath, ['-e', `${show}; console.log(String(${child}))`], {
    env: lowPriorityEnv(process.env),
    encoding: 'utf8',
  });
  const low = constants.priority.PRIORITY_BELOW_NORMAL;
  expect(stdout.trim().split(/\s+/).map(Number)).toEqual([low, low]);
});
