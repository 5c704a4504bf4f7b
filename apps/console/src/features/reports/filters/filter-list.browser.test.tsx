import { recordOf, valueFilters } from '@meridian/api-client/contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { reportWithId } from '../testing/render-report';
import { readReportView } from '../view/read-view';
import { FilterList } from './filter-list';

const names = Array.from({ length: 501 }, (_, index) => `Campaign ${String(index).padStart(3, '0')}`);

async function openList(values: readonly string[]) {
  const report = reportWithId('search-keyword-custom');
  const server = fakeServer({
    '/filterOptions': (body) => {
      // asserted: made by the client
      const { search } = (body as { query: { search?: { text: string } } }).query;
      const found = values.filter((name) => name.toLowerCase().includes(search?.text ?? ''));
      return {
        data: {
          ...recordOf(valueFilters, (filter) =>
            filter === 'campaignName' ? found.slice(0, 500).map((value) => ({ value })) : [],
          ),
          more: found.length > 500 ? ['campaignName'] : [],
        },
      };
    },
  });
  const { view } = readReportView({}, { report, today: '2026-11-21', accounts: [] });
  const change = vi.fn();
  await renderPage(
    <FilterList filter="campaignName" model={{ report, view, accounts: [], change }} />,
    server.api,
  );
  return { change, requests: () => server.bodiesOf('/filterOptions') };
}

const search = () => page.getByRole('searchbox');

it('searches on the server if a filter has more values than were sent', async () => {
  const { change, requests } = await openList(names);
  await expect.element(page.getByText('Showing the first 200. Search to narrow the list.')).toBeVisible();
  expect(page.getByRole('checkbox', { name: 'Campaign 500' }).query()).toBeNull();
  await search().fill('CAMPAIGN 500');
  await page.getByRole('checkbox', { name: 'Campaign 500' }).click();
  expect(change).toHaveBeenCalledWith({ campaignName: ['Campaign 500'] });
  expect(requests()).toHaveLength(2);
});

it('searches locally if all values were sent', async () => {
  const { requests } = await openList(names.slice(0, 3));
  await expect.element(page.getByRole('checkbox', { name: 'Campaign 000' })).toBeVisible();
  await search().fill('002');
  await expect.element(page.getByRole('checkbox', { name: 'Campaign 000' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: 'Campaign 002' })).toBeVisible();
  expect(requests()).toHaveLength(1);
});
