import { ReportTable } from '@meridian/report-table';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { fakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { useCellRenderers } from '../table/cell-renderers';
import { expectedColumns } from '../table/expected-columns';
import { reportWithId } from '../testing/render-report';
import { useCreativeRows } from './use-creative-rows';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='497'%3E%3Crect width='100%25' height='100%25' fill='teal'/%3E%3C/svg%3E";
const row = (ideaTitle: string, more: Record<string, string> = {}) => ({
  date: '2026-11-20',
  campaignName: 'Okinawa',
  adgroupName: 'Activity',
  ideaTitle,
  ideaDesc: `About ${ideaTitle}`,
  ideaMaterialUrl: picture,
  ideaStatus: 'serving',
  cost: '12.50',
  ...more,
});
const rows = [
  row('Blue cave'),
  row('Blue cave', { date: '2026-11-19' }),
  row('Sea walk', { ideaStatus: 'paused', ideaDesc: '' }),
  row('Visa', { ideaMaterialUrl: '', ideaStatus: 'review' }),
  row('Spring', { ideaMaterialUrl: 'javascript:alert(1)', ideaStatus: 'rejected' }),
  row('Night', { ideaMaterialUrl: 'data:text/html,<b>x</b>', ideaStatus: '暂停' }),
  row('Gate', { ideaMaterialUrl: 'data:image/png;base64,broken' }),
];

function Table({ hidden = [], totalCount }: { hidden?: string[]; totalCount: number }) {
  const report = reportWithId('feed-design-daily-daily');
  const isMobile = useIsMobile();
  const columnState = { columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])) };
  const creatives = useCreativeRows({
    titleInfos: expectedColumns(report, (key) => key),
    columnState,
    rows,
    totalCount,
    isMobile,
    renderers: useCellRenderers('en'),
    language: 'en',
  });
  return (
    <ReportTable
      caption="Creatives"
      rows={rows}
      language="en"
      columnState={columnState}
      onColumnStateChange={() => undefined}
      narrow={{ lead: 'ideaTitle', sub: 'date' }}
      {...creatives}
    />
  );
}

const show = (props: { hidden?: string[]; totalCount?: number } = {}) =>
  renderPage(
    <div style={{ height: 700, display: 'flex' }}>
      <Table totalCount={rows.length} {...props} />
    </div>,
    fakeServer({}).api,
  );
const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title }).first();
const thumbnails = () => page.getByRole('img', { name: /^Picture of/ });
const placeholders = () => page.getByRole('img', { name: 'No picture' });

beforeEach(async () => {
  await page.viewport(1440, 900);
  await userEvent.unhover(document.body);
});

describe('a report of creatives', () => {
  it('has picture, title and description in one cell, and no separate columns for them', async () => {
    await show();
    const lead = rowOf('Blue cave').getByRole('rowheader');
    await expect.element(lead.getByRole('img', { name: 'Picture of Blue cave' })).toBeVisible();
    await expect.element(lead.getByText('About Blue cave')).toBeVisible();
    const heads = page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent);
    expect(heads).toContain('ideaTitle');
    expect(heads).not.toContain('ideaDesc');
    expect(heads).not.toContain('ideaMaterialUrl');
  });

  it('has rows as high as their texts, and metrics on the line of the title', async () => {
    await show();
    await expect.element(thumbnails().first()).toBeVisible();
    const box = (title: string) => rowOf(title).element().getBoundingClientRect();
    expect(box('Blue cave').height).toBeGreaterThan(box('Sea walk').height);
    const middleOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const title = rowOf('Visa').getByTitle('Visa', { exact: true }).element();
    const status = rowOf('Visa').getByText('In review').element();
    expect(Math.abs(middleOf(title) - middleOf(status))).toBeLessThanOrEqual(1);
  });

  it('has a frame if a picture is missing, cannot be loaded, or its URL is invalid', async () => {
    await show();
    await expect.poll(() => placeholders().elements().length).toBe(4);
    for (const title of ['Visa', 'Spring', 'Night', 'Gate']) {
      await expect.element(rowOf(title).getByRole('img', { name: 'No picture' })).toBeVisible();
    }
    const sources = [...document.querySelectorAll('img')].map(({ src }) => src);
    expect(sources.filter((source) => /^(javascript|data:text)/i.test(source))).toEqual([]);
  });

  it('marks each status with a word and something other than its colour', async () => {
    await show();
    const statusOf = (title: string) => rowOf(title).getByRole('gridcell').nth(2);
    await expect.element(statusOf('Blue cave')).toHaveTextContent('Active');
    await expect.element(statusOf('Sea walk')).toHaveTextContent('Paused');
    await expect.element(statusOf('Visa')).toHaveTextContent('In review');
    await expect.element(statusOf('Spring')).toHaveTextContent('Rejected');
    await expect.element(statusOf('Night')).toHaveTextContent('暂停');
    expect(statusOf('Visa').element().querySelector('svg')).not.toBeNull();
    expect(statusOf('Spring').element().querySelector('svg')).not.toBeNull();
    expect(statusOf('Blue cave').element().querySelector('svg')).toBeNull();
  });

  it.each([
    [rows.length, '2 creatives'],
    [rows.length + 1, '2 creatives on this page'],
  ])('with %i rows, counts the creatives that share a picture: %s', async (totalCount, count) => {
    await show({ totalCount });
    await thumbnails().first().hover();
    const card = page.getByRole('tooltip');
    await expect.element(card.getByText(count, { exact: true })).toBeVisible();
    await expect.element(card.getByText('Blue cave', { exact: true })).toBeVisible();
    await expect.element(card.getByText('800 × 497, 1.61:1')).toBeVisible();
  });

  it('leaves hidden columns out of the cell', async () => {
    await show({ hidden: ['ideaMaterialUrl', 'ideaDesc'] });
    await expect.element(rowOf('Blue cave')).toBeVisible();
    expect(thumbnails().elements()).toEqual([]);
    expect(page.getByText('About Blue cave').elements()).toEqual([]);
  });
});

describe('on a phone', () => {
  it('opens a row to show its full description, and closes it again', async () => {
    await page.viewport(390, 844);
    await show();
    const description = rowOf('Visa').getByText('About Visa');
    await expect.element(rowOf('Visa').getByText('2026-11-20')).toBeVisible();
    await expect.element(description).not.toBeInTheDocument();
    const toggle = rowOf('Visa').getByRole('button', { name: 'Details of Visa' });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect.element(description).toBeVisible();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.element(rowOf('Spring').getByText('About Spring')).not.toBeInTheDocument();
    await toggle.click();
    await expect.element(description).not.toBeInTheDocument();
  });

  it('distinguishes rows of one creative on different days', async () => {
    await page.viewport(390, 844);
    await show();
    await page.getByRole('button', { name: 'Details of Blue cave' }).nth(1).click();
    await expect.poll(() => page.getByText('About Blue cave').elements().length).toBe(1);
  });
});
