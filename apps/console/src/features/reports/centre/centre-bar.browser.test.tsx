import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PageBars } from '../../../lib/page/page-bars';
import { fakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { CentreBar } from './centre-bar';

it.each([true, false])(
  'selects the week of every page, and stays visible if the server requires it: %s',
  async (hasSearchBar) => {
    await page.viewport(1280, 800);
    await renderPage(
      <PageBars value={{ hasSearchBar }}>
        <CentreBar
          week={{ beginDate: '2026-11-09', endDate: '2026-11-15' }}
          onWeekChange={() => undefined}
          today="2026-11-21"
          onPrint={() => undefined}
          actions={<button type="button">Export</button>}
        />
        <p>Figures</p>
      </PageBars>,
      fakeServer({}).api,
    );
    await expect.element(page.getByText('Figures')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Nov 9/ })).toBeVisible();
    const { position } = getComputedStyle(page.getByRole('toolbar').element());
    expect(position).toBe(hasSearchBar ? 'sticky' : 'static');
  },
);
