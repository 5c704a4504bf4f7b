import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { disabledByPlaywright } from './chromium';

it('disables the features that the installed Playwright disables', () => {
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
  const bundle = readFileSync(path.join(path.dirname(manifest), 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^]*?)\n\s*\]/.exec(bundle) ?? [];
  expect(disabledByPlaywright).toEqual(Array.from(list.matchAll(/^\s*"(\w+)"/gm), ([, name]) => name));
});
