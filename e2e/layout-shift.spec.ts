import { expect } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { settled } from './settled';
import { signIn } from './sign-in';
import { test } from './test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Maximum layout shift (the web vital) of a page while it loads. */
const limit = 0.02;

const pages = [
  '/home/index',
  '/keywordSearch/keyword/keywordReport',
  '/reportCenter/keywordSearch/summary',
  '/messageCenter/list',
  '/downloadCenter/index',
  '/systemSet/announcement',
  '/systemSet/changePassword',
];

for (const width of [1440, 390]) {
  test(`nothing jumps while pages load, ${width} wide`, { tag: '@all-cases' }, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    // the last panel of the summary comes late: its skeleton is shown, and nothing else may move
    await page.route('**/weeklyHour/**', async (route) => {
      await setTimeout(1000);
      await route.continue();
    });
    const shifts: Record<string, number> = {};
    for (const path of pages) {
      await page.goto(path);
      await settled(page);
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      shifts[path] = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              // the DOM types do not have the type of this entry yet
              const entries = list.getEntries() as (PerformanceEntry & {
                value: number;
                hadRecentInput: boolean;
              })[];
              resolve(
                entries.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
              );
            }).observe({ type: 'layout-shift', buffered: true });
            // without any shift there is no entry to wait for
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
          }),
      );
    }
    console.log(
      Object.entries(shifts)
        .map(([path, shift]) => `${path} ${shift.toFixed(4)}`)
        .join('\n'),
    );
    expect(Object.entries(shifts).filter(([, shift]) => shift > limit)).toEqual([]);
  });
}
