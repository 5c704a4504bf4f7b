import { expect } from '@playwright/test';
import { languages, languageTags, type Language } from '../packages/i18n/src/core/languages';
import { isSample } from '../tools/lib/sample';
import { cutTexts } from './cut-texts';
import { openInConsole } from './open-in-console';
import { settled } from './settled';
import { signIn } from './sign-in';
import { test } from './test';

/** Pages of each kind, and those with the longest texts: states, titles of tabs, panels of a week. */
const paths = [
  '/home/index',
  '/keywordSearch/campaign/campaignReport',
  '/feeds/programDesignDaily/programDesignDailyWeekly',
  '/reportCenter/keywordSearch/summary',
  '/costReport',
  '/reportImport',
  '/adDraft/list',
  '/account',
  '/system/user',
  '/alert',
  '/systemSet/customField',
  '/systemSet/secondFactor',
] as const;

const widths = [1280, 390] as const;

/** In Chinese, names of the demo cannot be told from texts of the console, so cells of tables are left out. */
const tolerated: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  cn: ['td', 'th[scope=row]', '[role=gridcell]', '[role=rowheader]'],
  tw: ['td', 'th[scope=row]', '[role=gridcell]', '[role=rowheader]'],
};
/** Names of the demo are Chinese: long ones are truncated, with a tooltip. */
const isName = (text: string) => /\p{Script=Han}/u.test(text);

test('no text is cut off, on a small screen and on a phone', async ({ page }) => {
  await signIn(page, { path: '/home/index' });
  const found: object[] = [];
  for (const [place, language] of languages.entries()) {
    await page.evaluate((selected) => localStorage.setItem('lang', selected), language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
    for (const [index, path] of paths.entries()) {
      // English texts are the longest, and of the Chinese ones those in Traditional Chinese
      const isDrawn = !isSample || language === 'en' || index % 6 === place;
      if (!isDrawn && language !== 'tw') continue;
      await openInConsole(page, path);
      for (const width of isDrawn ? widths : [390]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        for (const text of await cutTexts(page, tolerated[language]))
          if (language !== 'en' || !isName(text)) found.push({ path, language, width, text });
      }
    }
  }
  expect(found).toEqual([]);
});

test('texts are found that an ellipsis, a limit of lines, an edge or the window cuts off', async ({
  page,
}) => {
  const cell = 'width: 60px; overflow: hidden; white-space: nowrap';
  await page.setContent(`
    <main style="font: 16px monospace">
      <p style="${cell}; text-overflow: ellipsis">Limited by budget</p>
      <p style="${cell}; text-overflow: ellipsis" title="A long name of a campaign">A long name of a campaign</p>
      <p style="${cell}" class="names"><b>Another long name</b></p>
      <p style="width: 60px; height: 20px; overflow: clip">Two lines of which one is hidden</p>
      <p style="width: 60px; overflow-x: auto; white-space: nowrap">Scrolls sideways</p>
      <p style="width: 600px; overflow: hidden">Has enough space</p>
      <p style="position: absolute; width: 1px; height: 1px; overflow: hidden">For screen readers</p>
      <p style="margin-left: calc(100vw - 40px); white-space: nowrap">Beyond the window</p>
    </main>`);
  expect(await cutTexts(page, ['.names'])).toEqual([
    'Limited by budget',
    'Two lines of which one is hidden',
    'Beyond the window',
  ]);
});
