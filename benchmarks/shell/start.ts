import type { BrowserContext } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { settled } from '../../e2e/settled';
import { fillSignIn, putOffPopups } from '../../e2e/sign-in';
import type { Figure } from './figures';
import { showRequests, watchRequests } from './requests';

/** A slow mobile connection. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 4_000_000 / 8,
  uploadThroughput: 4_000_000 / 8,
};
/** A user types at least as long. */
const typingMs = 3_000;
const limits = { loginRequests: 20, homeRequests: 60, signInMs: 1_500, firstPaintMs: 600, shift: 0.02 };
/** The rows of accounts on the home page. */
const figuresOfHome = 'main table tbody tr';
const reloaded = ['/home/index', '/keywordSearch/keyword/keywordReport'];

/** Login and the first pages of a browser without cache, over a slow connection. */
export async function measureStart(context: BrowserContext): Promise<Figure[]> {
  const page = await context.newPage();
  await putOffPopups(page);
  const session = await context.newCDPSession(page);
  const requests = await watchRequests(session);
  await session.send('Network.emulateNetworkConditions', network);
  await page.goto('/login');
  // the picture of the verification code comes last
  await page.locator('form img').waitFor();
  const loginRequests = requests.length;
  const start = performance.now() + typingMs;
  await fillSignIn(page);
  await delay(start - performance.now());
  const clicked = performance.now();
  await page.locator('form button[type=submit]').click();
  await page.locator(figuresOfHome).first().waitFor();
  const signInMs = performance.now() - clicked;
  const homeRequests = requests.length;
  showRequests('Requests of the login page', requests.slice(0, loginRequests));
  showRequests('Requests from there to the home page', requests.slice(loginRequests, homeRequests));
  const figures: Figure[] = [
    { name: 'requests until the login page is complete', value: loginRequests, limit: limits.loginRequests },
    { name: 'requests until the home page is complete', value: homeRequests, limit: limits.homeRequests },
    { name: 'login to the data of home', value: signInMs, limit: limits.signInMs, unit: 'ms' },
  ];
  for (const address of reloaded) {
    await page.goto(address);
    await settled(page);
    const { paintMs, shift } = await page.evaluate(readVitals);
    figures.push(
      { name: `first paint of ${address}`, value: paintMs, limit: limits.firstPaintMs, unit: 'ms' },
      { name: `layout shift of ${address}`, value: shift, limit: limits.shift, unit: 'CLS' },
    );
  }
  return figures;
}

/** Time of the first paint with content, and the sum of layout shifts. Runs in the page. */
async function readVitals(): Promise<{ paintMs: number; shift: number }> {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const shift = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      // the DOM types do not have the type of this entry yet
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(entries.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // without any shift there is no entry to wait for
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });
  return { paintMs: paint?.startTime ?? Infinity, shift };
}
