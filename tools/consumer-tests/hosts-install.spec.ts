import { expect, test } from '@playwright/test';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { hostsFolder } from './folders';
import { installIn } from './install-in';
import { manifestOf } from './manifest';

const tools = [
  'tailwindcss',
  '@tailwindcss/vite',
  'vitest',
  'jsdom',
  'next',
  'jest',
  'jest-environment-jsdom',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
];

test('npm installs the packages beside Tailwind, Vitest, Next and Jest', { tag: '@all-cases' }, () => {
  test.setTimeout(180_000);
  const { isOk, log } = installIn(hostsFolder(), manifestOf(tools));
  expect(isOk, log).toBe(true);
  for (const host of ['vitest', 'next'])
    cpSync(path.join(hostsFolder(), 'host.test.tsx'), path.join(hostsFolder(), host, 'host.test.tsx'));
});
