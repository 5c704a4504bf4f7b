import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useIsMobile } from './use-is-mobile';

function Layout() {
  return <p>{useIsMobile() ? 'mobile' : 'desktop'}</p>;
}

it('is true under 992 pixels, also after the window changes', async () => {
  await page.viewport(991, 800);
  await render(<Layout />);
  await expect.element(page.getByText('mobile')).toBeVisible();
  await page.viewport(992, 800);
  await expect.element(page.getByText('desktop')).toBeVisible();
});
