import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PageBars } from '../../../lib/page/page-bars';
import { fakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { CentreBar } from './centre-bar';

it.each([true, false])('is above the page where the server requires it: %s', async (hasSearchBar) => {
  await renderPage(
    <PageBars value={{ hasSearchBar }}>
      <CentreBar
        week={{ beginDate: '2026-11-09', endDate: '2026-11-15' }}
        onWeekChange={() => undefined}
        today="2026-11-21"
        actions={<button type="button">Export</button>}
      />
      <p>Figures</p>
    </PageBars>,
    fakeServer({}).api,
  );
  await expect.element(page.getByText('Figures')).toBeVisible();
  expect(page.getByRole('toolbar').query() !== null).toBe(hasSearchBar);
  expect(page.getByRole('button', { name: 'Export' }).query() !== null).toBe(hasSearchBar);
});
