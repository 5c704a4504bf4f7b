import { expect, type Page } from '@playwright/test';
import { settled } from './settled';
import { fillSignIn, putOffPopups, signIn } from './sign-in';
import { test } from './test';

const report = '/keywordSearch/keyword/keywordReport';

/** The address of every request from now on, without data of the page itself. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

test('the login page needs at most 20 requests, and 60 with the home page behind it', async ({ page }) => {
  await putOffPopups(page);
  const requests = requestsOf(page);
  await page.goto('/login');
  await page.locator('form img').waitFor();
  const ofLogin = [...requests];
  await fillSignIn(page);
  await page.locator('form button[type=submit]').click();
  await page.locator('main table tbody tr').first().waitFor();
  const ofHome = [...requests];
  console.log(`login: ${ofLogin.length} requests; with home: ${ofHome.length}`);
  expect(ofLogin.length, ofLogin.join('\n')).toBeLessThanOrEqual(20);
  expect(ofHome.length, ofHome.join('\n')).toBeLessThanOrEqual(60);
});

/** Left, top and size of the parts of the frame, and the colours of their backgrounds. */
const frameOf = (page: Page, parts: readonly string[]) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        if (element === null) return `no ${selector}`;
        const { left, top, width, height } = element.getBoundingClientRect();
        return { box: [left, top, width, height], colour: getComputedStyle(element).backgroundColor };
      }),
    parts,
  );

interface Start {
  name: string;
  address: string;
  colorScheme: 'light' | 'dark';
  stored: Record<string, string>;
  /** Selectors in the skeleton and in the loaded page. */
  parts: Record<string, string>;
}

const starts: Start[] = [
  {
    name: 'the login page',
    address: '/login',
    colorScheme: 'light',
    stored: {},
    parts: { '.sk-promo': 'aside', '.sk-logo': 'header svg' },
  },
  {
    name: 'light and English',
    address: report,
    colorScheme: 'light',
    stored: { lang: 'en' },
    parts: { '.sk-side': 'aside', '.sk-tags': 'nav:has([data-tag])' },
  },
  {
    name: 'dark and Chinese, with a small size and without tags',
    address: report,
    colorScheme: 'dark',
    stored: { lang: 'cn', size: 'small', hasTags: 'false' },
    parts: { '.sk-side': 'aside' },
  },
  {
    name: 'the editor of drafts, with a folded sidebar',
    address: '/adDraft/edit/none',
    colorScheme: 'light',
    stored: { lang: 'en' },
    parts: { '.sk-side': 'aside', '.sk-tags': 'nav:has([data-tag])' },
  },
];

for (const { name, address, colorScheme, stored, parts } of starts) {
  test(`a page starts with its frame, before any script or style sheet: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.context().addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    if (address !== '/login') await signIn(page);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(address);
    await expect(page.locator('#skeleton')).toBeVisible();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = [await background(), ...(await frameOf(page, Object.keys(parts)))];
    await page.unroute('**/assets/**');
    const requests = requestsOf(page);
    await page.goto(address);
    await settled(page);
    // requested before the page renders, which finds the pending requests
    expect(requests.filter((path) => /\/daily\/(?:list|trend)$/.test(path))).toHaveLength(
      address === report ? 2 : 0,
    );
    await expect(page.locator('#skeleton')).toBeHidden();
    expect([await background(), ...(await frameOf(page, Object.values(parts)))]).toEqual(before);
  });
}
