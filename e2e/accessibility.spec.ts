import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { everyPage, openStates, samplePages } from './audited-pages';
import { settled } from './settled';
import { signIn } from './sign-in';

/** `npm run audit:a11y` looks at every page in every mix; the tests at a sample, each page in one of three mixes. */
const isAudit = process.env.AUDIT === 'all';

const allMixes = (['en', 'cn', 'tw'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    ([1440, 390] as const).map((width) => ({ language, theme, width })),
  ),
);
const sampleMixes = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'cn', theme: 'dark', width: 1440 },
  { language: 'tw', theme: 'light', width: 390 },
] as const;
const mixes = isAudit ? allMixes : sampleMixes;

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

for (const [place, { language, theme, width }] of mixes.entries()) {
  test.describe(`${language}, ${theme}, ${width} wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(
        ([chosenLanguage, chosenTheme]) => {
          localStorage.setItem('lang', chosenLanguage);
          localStorage.setItem('theme', chosenTheme);
        },
        [language, theme] as const,
      );
    });

    test('axe finds nothing on any page', async ({ page }) => {
      const pages = isAudit ? everyPage : samplePages.filter((_, index) => index % 3 === place);
      test.setTimeout(20_000 + pages.length * 15_000);
      await page.goto('/login');
      await expect(page.getByRole('main')).toBeVisible();
      await settled(page);
      expect(await violations(page), '/login').toEqual([]);
      await signIn(page);
      const found: string[] = [];
      for (const path of pages) {
        await page.goto(path);
        await settled(page);
        found.push(...(await violations(page)).map((violation) => `${path}: ${violation}`));
      }
      expect(found).toEqual([]);
    });

    if (language === 'en') {
      test('axe finds nothing where something is open', async ({ page }) => {
        const states = openStates.filter(({ isWideOnly }) => isWideOnly !== true || width > 1000);
        test.setTimeout(20_000 + states.length * 15_000);
        await signIn(page);
        const found: string[] = [];
        let shown = '';
        for (const { name, path, open } of states) {
          if (path === shown) await page.keyboard.press('Escape');
          else await page.goto(path);
          shown = path;
          await settled(page);
          await open(page);
          await settled(page);
          found.push(...(await violations(page)).map((violation) => `${name}: ${violation}`));
        }
        expect(found).toEqual([]);
      });
    }
  });
}
