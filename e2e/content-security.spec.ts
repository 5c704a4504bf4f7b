import { expect, test, type Page } from '@playwright/test';
import { createDraft } from './draft-page';
import { openInConsole } from './open-in-console';
import { settled } from './settled';
import { signIn } from './sign-in';

/** Collects violations of the security headers that the browser reports, in each document of the page. */
async function watchViolations(page: Page): Promise<string[]> {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (/permissions policy|permissions-policy|content security/i.test(message.text()))
      messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  await page.exposeFunction('reportViolation', (violation: string) => messages.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (violation: string) => void };
      reportViolation(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return messages;
}

test('the console runs without violations of its security headers', async ({ page }) => {
  const violations = await watchViolations(page);
  await signIn(page, { path: '/home/index' });
  const response = await page.request.get('/');
  expect(response.headers()['content-security-policy']).toContain("script-src 'self'");
  await settled(page);
  await expect(page.locator('main svg').first()).toBeVisible();

  // the chart of the home page is unmounted, and the editor starts
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

  const paths = ['/keywordSearch/keyword/keywordReport', '/messageCenter/list', '/material/image'];
  for (const path of [...paths, '/costReport', '/home/index']) {
    await openInConsole(page, path);
    await settled(page);
  }
  await createDraft(page, 'Draft under the security headers');
  expect(violations).toEqual([]);
});

test('the console loads no picture, style or script of another host', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/login');
  await page.evaluate(() => {
    const foreign = 'https://elsewhere.example/';
    document.body.append(Object.assign(new Image(), { src: `${foreign}picture.png` }));
    const style = { rel: 'stylesheet', href: `${foreign}style.css` };
    document.head.append(Object.assign(document.createElement('link'), style));
    document.head.append(Object.assign(document.createElement('script'), { src: `${foreign}script.js` }));
  });
  for (const directive of ['img-src', 'style-src-elem', 'script-src-elem'])
    await expect
      .poll(() =>
        violations.find((violation) => violation.startsWith(`${directive}: https://elsewhere.example/`)),
      )
      .toBeDefined();
});
