import { expect } from '@playwright/test';
import { languageTags } from '../packages/i18n/src/core/languages';
import { samplePages } from './audited-pages';
import { violations } from './axe';
import { strayHiddenTexts } from './hidden-texts';
import { openInConsole } from './open-in-console';
import { settled } from './settled';
import { signIn } from './sign-in';
import { test } from './test';

/** The pages of the sample, each in one of three mixes; `npm run audit:a11y` scans every page in all mixes (`audit.spec.ts`). */
const mixes = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'cn', theme: 'dark', width: 1440 },
  { language: 'tw', theme: 'light', width: 390 },
] as const;

test('axe finds nothing on any page, and hidden texts stay in their scroll containers', async ({ page }) => {
  await page.goto('/login');
  await settled(page);
  expect(await violations(page), '/login').toEqual([]);
  await signIn(page);
  const found: object[] = [];
  for (const [place, { language, theme, width }] of mixes.entries()) {
    await page.evaluate((selected) => localStorage.setItem('lang', selected), language);
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    const [first = '', ...others] = samplePages.filter((_, index) => index % mixes.length === place);
    await page.goto(first);
    for (const path of [first, ...others]) {
      await openInConsole(page, path);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      found.push(...(await violations(page)).map((violation) => ({ path, ...violation })));
      found.push(...(await strayHiddenTexts(page)).map((container) => ({ path, container })));
    }
  }
  expect(found).toEqual([]);
});

test('texts with too little contrast are found beside texts that pass', async ({ page }) => {
  await page.setContent(`
    <main style="background: #fff">
      <h1 style="color: #333">Passes</h1><p style="color: #333">Passes</p><p style="color: #333">Passes, too</p>
      <p id="pale" style="color: #ccc">Too pale</p>
      <div style="background: #444"><p id="dark" style="color: #333">The colour of those that pass, on another one</p></div>
    </main>`);
  const found = async () =>
    (await violations(page))
      .filter(({ rule }) => rule === 'color-contrast')
      .map(({ element }) => element.split(' ')[0]);
  expect(await found()).toEqual(['#pale', '#dark']);
  // results that passed before are cached
  await page.locator('p:nth-of-type(2)').evaluate((text) => (text.style.color = '#bbb'));
  expect(await found()).toHaveLength(3);
});
