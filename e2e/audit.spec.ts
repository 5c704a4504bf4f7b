import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { languages, type Language } from '../packages/i18n/src/core/languages';
import { everyPage, openerPages, samplePages } from './audited-pages';
import { violations } from './axe';
import { openStates } from './open-states';
import { openEach } from './openers';
import { serverAddress } from './settings';
import { settled } from './settled';
import { signIn } from './sign-in';
import { test as base } from './test';
import { wordsIn } from './words';

// `npm run audit:a11y`: every page, with its menus and dialogs, in each language, theme and width. A page is loaded once per
// language; theme (that of the device, which the console follows) and width change while it is open.

const themes = ['light', 'dark'] as const;
const widths = [1440, 390] as const;
interface Mix {
  language: Language;
  theme: (typeof themes)[number];
  width: (typeof widths)[number];
}

/** An address of the console's origin, so that its storage can be written without starting the console. */
const quietAddress = '/healthz';

const newContext = (browser: Browser) =>
  browser.newContext({
    baseURL: serverAddress,
    viewport: { width: widths[0], height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
  });

const test = base.extend<{ guest: Page }, { signedIn: BrowserContext }>({
  signedIn: [
    async ({ browser }, use) => {
      const context = await newContext(browser);
      const page = await context.newPage();
      await signIn(page);
      await page.close();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ signedIn }, use) => {
    const page = await signedIn.newPage();
    await page.goto(quietAddress);
    await use(page);
    await page.close();
  },
  guest: async ({ browser }, use) => {
    const context = await newContext(browser);
    const page = await context.newPage();
    await page.goto(quietAddress);
    await use(page);
    await context.close();
  },
});

/** Loads a page in a language, without unsaved input of the previous one. */
async function load(page: Page, path: string, { language, theme, width }: Mix) {
  await page.goto(quietAddress);
  await page.evaluate((selected) => {
    localStorage.setItem('lang', selected);
    sessionStorage.clear();
  }, language);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(path);
  await settled(page);
}

/** Scans the page as it is, and records the findings for the end (`audit-reporter.ts`). */
async function scan(page: Page, { language, theme, width }: Mix, what = '') {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await settled(page);
  const mix = `${language}, ${theme}, ${String(width)}`;
  for (const { rule, element, why } of await violations(page)) {
    const description = [rule, `${what}${element}`, why, mix].join('\t');
    base.info().annotations.push({ type: 'finding', description });
  }
  base.info().annotations.push({ type: 'scan', description: mix });
}

const findings = () => base.info().annotations.filter(({ type }) => type === 'finding');
const minuteMs = 60_000;

async function lookAtPage(page: Page, path: string) {
  for (const language of languages) {
    // every other language is loaded on a phone and then widened
    const [first, second] = language === 'cn' ? [...widths].reverse() : widths;
    await load(page, path, { language, theme: 'light', width: first });
    await scan(page, { language, theme: 'light', width: first });
    await scan(page, { language, theme: 'dark', width: first });
    await scan(page, { language, theme: 'dark', width: second });
    await scan(page, { language, theme: 'light', width: second });
  }
  expect(findings()).toEqual([]);
}

for (const path of new Set([...everyPage, ...samplePages])) {
  test(`page ${path}`, async ({ page }) => {
    test.setTimeout(5 * minuteMs);
    await lookAtPage(page, path);
  });
}

test('page /login', async ({ guest }) => {
  test.setTimeout(5 * minuteMs);
  await lookAtPage(guest, '/login');
});

for (const path of openerPages) {
  test(`whatever a button opens on ${path}`, async ({ page }) => {
    test.setTimeout(15 * minuteMs);
    for (const language of languages)
      for (const width of widths) {
        await load(page, path, { language, theme: 'light', width });
        await openEach(page, path === openerPages[0], async (opened, index) => {
          // from the current theme to the other
          for (const theme of index % 2 === 0 ? themes : [...themes].reverse())
            await scan(page, { language, theme, width }, `${opened}: `);
        });
      }
    expect(findings()).toEqual([]);
  });
}

for (const { name, path, open, only } of openStates) {
  test(`open: ${name}`, async ({ page }) => {
    test.setTimeout(8 * minuteMs);
    for (const language of languages)
      for (const width of widths) {
        const isWide = width > 1000;
        if (only !== undefined && (only === 'wide') !== isWide) continue;
        await load(page, path, { language, theme: 'light', width });
        await open(page, wordsIn(language), isWide);
        for (const theme of themes) await scan(page, { language, theme, width });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    expect(findings()).toEqual([]);
  });
}

test('open: rejected login, and its languages', async ({ guest }) => {
  test.setTimeout(5 * minuteMs);
  for (const language of languages)
    for (const width of widths) {
      const words = wordsIn(language);
      await load(guest, '/login', { language, theme: 'light', width });
      await guest.locator('form button[type=submit]').click();
      await expect(guest.getByText(words('auth:userNameRequired'))).toBeVisible();
      for (const theme of themes) await scan(guest, { language, theme, width });
      await guest.getByRole('button', { name: new RegExp(`^${words('common:shell.language')}`) }).click();
      await expect(guest.getByRole('menu')).toBeVisible();
      for (const theme of themes) await scan(guest, { language, theme, width });
    }
  expect(findings()).toEqual([]);
});
