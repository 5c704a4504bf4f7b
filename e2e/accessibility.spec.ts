import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { signIn } from './sign-in';

/** Each in two of the three mixes below. */
const pages = [
  '/home/index',
  '/reportImport',
  '/keywordSearch/keyword/keywordReport',
  '/feeds/designDaily/designDailyMonth',
  '/keywordSearch/keyword/keywordCustom?compare=previous&figure=cost',
  '/reportCenter/keywordSearch/summary',
  '/reportCenter/feeds/feedsWeekly',
  '/reportCenter/feeds/crowdWeekly',
  '/systemSet/customField',
  '/downloadCenter/index',
  '/404',
];

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main')).toBeVisible();
};

for (const [mix, [language, theme, width]] of (
  [
    ['en', 'light', 1440],
    ['cn', 'dark', 1440],
    ['tw', 'light', 390],
  ] as const
).entries()) {
  test(`axe finds nothing in ${language}, ${theme}, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(
      ([chosenLanguage, chosenTheme]) => {
        localStorage.setItem('lang', chosenLanguage);
        localStorage.setItem('theme', chosenTheme);
      },
      [language, theme] as const,
    );
    await page.goto('/login');
    await settle(page);
    expect(await violations(page)).toEqual([]);
    await signIn(page);
    for (const path of pages.filter((_, index) => index % 3 !== mix)) {
      await page.goto(path);
      await settle(page);
      expect(await violations(page), path).toEqual([]);
    }
  });
}
