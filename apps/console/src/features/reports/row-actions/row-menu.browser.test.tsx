import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportResponses } from '../../../testing/demo/demo-reports';
import { fakeServer } from '../../../testing/fake-server';
import { renderReport } from '../testing/render-report';
import type { ReportAddress } from '../view/report-address';

const id = 'search-campaign-custom';
const at = '/keywordSearch/campaign/campaignCustom';

async function open({ search = '', canOpen = true } = {}) {
  const { api } = fakeServer(reportResponses({ language: 'en', isEmpty: false }));
  const opened: [string, ReportAddress][] = [];
  const router = await renderReport({
    api,
    id,
    at: `${at}${search}`,
    canOpen: () => canOpen,
    onOpenReport: (...target) => opened.push(target),
  });
  return { router, opened };
}

/** After that of the totals. */
const firstName = () => page.getByRole('grid').getByRole('rowheader').nth(1);
const nameOf = () => firstName().element().textContent;
const command = (name: string | RegExp) => page.getByRole('menuitem', { name });

async function openMenu() {
  await expect.element(firstName()).toBeVisible();
  // the commands are loaded in idle moments
  await expect
    .poll(async () => {
      await firstName().click({ button: 'right', position: { x: 4, y: 4 } });
      return command('Copy row').elements().length;
    })
    .toBe(1);
}

beforeEach(() => page.viewport(1440, 900));

it('lists only the item of the row, or all others', async () => {
  const { router } = await open();
  await openMenu();
  const name = nameOf();
  await command('Only this').click();
  await expect.poll(() => router.state.location.search).toEqual({ campaignName: name });
  await openMenu();
  // nothing else is listed
  await expect.element(command('Exclude')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  router.history.back();
  await openMenu();
  await command('Exclude').click();
  await expect.poll(() => router.state.location.search).toEqual({ where: `campaignName notIn ${name}` });
});

it('opens the chart of the item, which a comparison does not have', async () => {
  const { router } = await open();
  await openMenu();
  const name = nameOf();
  await command('Show trend').click();
  await expect.poll(() => router.state.location.search).toEqual({ campaignName: name, metric: 'cost' });
  await router.navigate({ to: at, search: { compare: 'previous' } } as never);
  await openMenu();
  await expect.element(command('Only this')).toBeVisible();
  await expect.element(command('Show trend')).not.toBeInTheDocument();
});

it('opens the level below, for users who may open it', async () => {
  const { opened } = await open();
  await openMenu();
  const name = nameOf();
  await command(`Units of ${name}`).click();
  expect(opened).toMatchObject([['/keywordSearch/unit/unitCustom', { campaignName: [name] }]]);
});

it('has no level below that the user may not open', async () => {
  await open({ canOpen: false });
  await openMenu();
  await expect.element(command('Copy row')).toBeVisible();
  await expect.element(command(/^Units of/)).not.toBeInTheDocument();
});
