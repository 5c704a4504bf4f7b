import { expect, test } from '@playwright/test';
import { openerPages, samplePages } from './audited-pages';
import { violations } from './axe';
import { strayHiddenTexts } from './hidden-texts';
import { openStates } from './open-states';
import { openEach } from './openers';
import { settled } from './settled';
import { signIn } from './sign-in';
import { wordsIn } from './words';

/** Each page of the sample in one of three mixes; `npm run audit:a11y` scans every page in all (`audit.spec.ts`). */
const mixes = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'cn', theme: 'dark', width: 1440 },
  { language: 'tw', theme: 'light', width: 390 },
] as const;

/** What opens. The page around it is scanned by itself, and once with something open before it. */
const opened = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

for (const [place, { language, theme, width }] of mixes.entries()) {
  test.describe(`${language}, ${theme}, ${String(width)} wide`, () => {
    test.use({
      viewport: { width, height: 900 },
      colorScheme: theme,
    });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((selected) => localStorage.setItem('lang', selected), language);
    });

    test('axe finds nothing on any page, and hidden texts stay in what scrolls', async ({ page }) => {
      const pages = samplePages.filter((_, index) => index % mixes.length === place);
      test.setTimeout(300_000);
      await page.goto('/login');
      await expect(page.getByRole('main')).toBeVisible();
      await settled(page);
      expect(await violations(page), '/login').toEqual([]);
      await signIn(page);
      const found: object[] = [];
      for (const path of pages) {
        await page.goto(path);
        await settled(page);
        found.push(...(await violations(page)).map((violation) => ({ path, ...violation })));
        found.push(...(await strayHiddenTexts(page)).map((container) => ({ path, container })));
      }
      expect(found).toEqual([]);
    });

    if (place === 0) {
      test('axe finds nothing where something is open', async ({ page }) => {
        const states = openStates.filter(({ isInSample }) => isInSample);
        test.setTimeout(600_000);
        await signIn(page);
        const found: object[] = [];
        for (const path of openerPages.slice(0, 2)) {
          await page.goto(path);
          await settled(page);
          await openEach(page, path === openerPages[0], async (name, index) => {
            await settled(page);
            const scanned = index === 0 ? 'html' : opened;
            found.push(...(await violations(page, scanned)).map((violation) => ({ name, ...violation })));
          });
        }
        for (const { name, path, open } of states) {
          await page.goto(path);
          await settled(page);
          await open(page, wordsIn(language), true);
          await settled(page);
          found.push(...(await violations(page, opened)).map((violation) => ({ name, ...violation })));
        }
        expect(found).toEqual([]);
      });
    }
  });
}

test('texts of too little contrast are found beside texts that pass', async ({ page }) => {
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
  // what passed before is remembered
  await page.locator('p:nth-of-type(2)').evaluate((text) => (text.style.color = '#bbb'));
  expect(await found()).toHaveLength(3);
});
