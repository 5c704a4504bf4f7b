import { expect, test, type Page } from '@playwright/test';
import { openInConsole } from './open-in-console';
import { settled } from './settled';
import { signIn } from './sign-in';

/** Collects what the browser reports against the security headers. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (/permissions policy|permissions-policy|content security/i.test(message.text()))
      messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) => {
      violations.push(`${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
  return async () => [
    ...messages,
    ...(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)),
  ];
}

test('the console runs without violations of its security headers', async ({ page }) => {
  const violations = await watchViolations(page);
  await signIn(page, { path: '/home/index' });
  const response = await page.request.get('/');
  expect(response.headers()['content-security-policy']).toContain("script-src 'self'");
  await settled(page);
  await expect(page.locator('main svg').first()).toBeVisible();

  // the chart of the home page ends, the editor starts
  await openInConsole(page, '/systemSet/announcement/edit');
  const editor = page.getByRole('textbox', { name: 'Text' });
  await editor.click();
  await page.keyboard.type('Typed and ');
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p><b>pasted</b></p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(editor.locator('strong')).toHaveText('pasted');

  for (const path of ['/keywordSearch/keyword/keywordReport', '/messageCenter/list', '/home/index']) {
    await openInConsole(page, path);
    await settled(page);
  }
  expect(await violations()).toEqual([]);
});
