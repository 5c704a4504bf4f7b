import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { reportResponses } from '../../../testing/demo/demo-reports';
import { fakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { ReportBody } from '../report-body';
import { reportAccount, reportWithId } from '../testing/render-report';
import { ExportButton } from '../toolbar/export-button';
import { useReportModel } from '../use-report-model';
import type { ReportAddress } from '../view/report-address';

const week = { beginDate: '2026-11-14', endDate: '2026-11-20' };
const campaign = reportWithId('search-campaign-custom');

interface HostProps {
  first: ReportAddress;
  onAddress: (address: ReportAddress) => void;
  onOpenImports: () => void;
}

/** A campaign report of an account without campaign rows, with the address as the router stores it. */
function Host({ first, onAddress, onOpenImports }: HostProps) {
  const [address, setAddress] = useState(first);
  const model = useReportModel({
    report: campaign,
    address,
    onAddressChange: (next) => {
      const known = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
      onAddress(known);
      setAddress(known);
    },
    account: reportAccount,
    accounts: [reportAccount],
    today: '2026-11-21',
  });
  return (
    <div className="flex h-200 flex-col">
      <ExportButton model={model} title="Campaign report" />
      <ReportBody
        model={model}
        title="Campaign report"
        canOpen={() => false}
        onOpenReport={() => undefined}
        onOpenImports={onOpenImports}
      />
    </div>
  );
}

async function open(first: ReportAddress = {}, width = 1440) {
  await page.viewport(width, 900);
  const server = fakeServer(reportResponses({ language: 'en', isEmpty: true }));
  const addresses: ReportAddress[] = [];
  const onOpenImports = vi.fn();
  await renderPage(
    <Host
      first={{ ...week, ...first }}
      onAddress={(address) => addresses.push(address)}
      onOpenImports={onOpenImports}
    />,
    server.api,
  );
  return { ...server, onOpenImports, address: () => addresses.at(-1) };
}

const notice = () => page.getByText('Sums from the keyword report, not the campaign report.');
const button = (name: string) => page.getByRole('button', { name });

describe('a report that was not imported', () => {
  it('names the file that would fill it, and links to the imports', async () => {
    const { onOpenImports } = await open();
    await expect.element(page.getByText('The campaign report wasn’t imported for this period')).toBeVisible();
    await expect.element(page.getByText(/^Import the campaign report to fill this page/)).toBeVisible();
    await button('Go to Import centre').click();
    expect(onOpenImports).toHaveBeenCalledOnce();
  });

  it.each([1440, 390])(
    'shows the sum of a more detailed one on request, marked, and returns: %s px',
    async (width) => {
      const { bodiesOf, address } = await open({ text: 'jr' }, width);
      await button('Show the sum of the keyword report').click();
      await expect.element(notice()).toBeVisible();
      await expect.element(page.getByText('北海道滑雪-通用词').first()).toBeVisible();
      await expect
        .element(page.getByRole('grid', { name: /^Campaign report \(sums of the keyword report\)/ }))
        .toBeInTheDocument();
      expect(address()).toEqual({ ...week, text: 'jr', from: 'keyword' });
      for (const path of ['/custom/list', '/trend']) {
        expect(bodiesOf(path)[0]).not.toHaveProperty('query.from');
        expect(bodiesOf(path).at(-1)).toMatchObject({ query: { from: 'keyword', text: 'jr' } });
      }
      await button('Back to the campaign report').click();
      await expect.element(notice()).not.toBeInTheDocument();
      await expect.element(button('Show the sum of the keyword report')).toBeVisible();
      expect(address()).toEqual({ ...week, text: 'jr' });
    },
  );
});

describe('the sum of a more detailed report', () => {
  it('stays marked next to its chart', async () => {
    await open({ from: 'keyword', metric: 'cost' });
    await expect.element(notice()).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: 'Cost by day (sums of the keyword report)' }))
      .toBeVisible();
  });

  it('stays marked in a comparison, and is compared with sums', async () => {
    const { bodiesOf } = await open({ from: 'keyword', compare: 'previous' });
    await expect.element(page.getByText('Nov 7 – Nov 13, 2026')).toBeVisible();
    await expect.element(notice()).toBeVisible();
    expect(bodiesOf('/custom/list').at(-1)).toMatchObject({
      query: { from: 'keyword', compare: { basis: 'previous' } },
    });
  });

  it('is marked in its export', async () => {
    const { bodiesOf } = await open({ from: 'keyword' });
    await expect.element(page.getByText('北海道滑雪-通用词').first()).toBeVisible();
    await button('Export').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toHaveTextContent('Campaign report (sums of the keyword report)');
    await dialog.getByRole('button', { name: /Export/ }).click();
    await vi.waitFor(() =>
      expect(bodiesOf('/createExport')).toMatchObject([{ query: { ...week, from: 'keyword' } }]),
    );
  });

  it('is ignored and named if the section does not add up to the report', async () => {
    const { bodiesOf, address } = await open({ from: 'searchTerm' });
    await expect.element(page.getByText(/aren’t valid: source report\. Showing its own rows/)).toBeVisible();
    expect(bodiesOf('/custom/list').at(-1)).not.toHaveProperty('query.from');
    await button('Close').click();
    expect(address()).toEqual(week);
  });
});
