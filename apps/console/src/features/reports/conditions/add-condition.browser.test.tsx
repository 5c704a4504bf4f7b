import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { reportAccount, reportWithId } from '../testing/render-report';
import { ReportToolbar } from '../toolbar/report-toolbar';
import { useReportModel } from '../use-report-model';
import type { ReportAddress } from '../view/report-address';

let address: ReportAddress;

function Toolbar() {
  const report = reportWithId('search-keyword-custom');
  const [shown, setShown] = useState(address);
  const model = useReportModel({
    report,
    address: shown,
    onAddressChange: (next) => {
      address = next;
      setShown(next);
    },
    account: reportAccount,
    accounts: [reportAccount],
    today: reportAccount.today,
  });
  return (
    <>
      <ReportToolbar model={model} />
      <button onClick={() => model.setColumnToFilter('ctr')}>Filter CTR</button>
    </>
  );
}

async function open(where?: string[]) {
  await page.viewport(1440, 900);
  address = { beginDate: '2026-11-14', endDate: '2026-11-20', where };
  await renderPage(<Toolbar />, fakeServer({ '/custom/list': () => ({ code: 500, message: 'no' }) }).api);
}

const search = () => page.getByRole('combobox', { name: 'Search columns' });
const chip = (text: string) => page.getByRole('button', { name: `Edit filter: ${text}` });

it('adds a filter by the keyboard alone, and an alternative to it', async () => {
  await open();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard('conv{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveFocus();
  await userEvent.keyboard('１,２００{Enter}');
  await expect.element(chip('Conversions > 1,200')).toBeVisible();
  expect(address.where).toEqual(['conversion gt 1200']);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  await chip('Conversions > 1,200').click();
  await page.getByRole('button', { name: 'Or…' }).click();
  await userEvent.keyboard('match');
  await page.getByRole('option', { name: 'Match mode', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Exact' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  expect(address.where).toEqual(['conversion gt 1200|matchType in exact']);
});

it('says what is wrong, and changes nothing', async () => {
  await open(['cost gt 500']);
  await chip('Cost > 500').click();
  await page.getByRole('textbox', { name: 'Value' }).fill('many');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Enter a number with up to 15 digits and 6 decimals.')).toBeVisible();
  expect(address.where).toEqual(['cost gt 500']);
});

it('removes filters, one or all', async () => {
  await open(['cost gt 500', 'click eq 0']);
  await page.getByRole('button', { name: 'Remove filter: Cost > 500' }).click();
  expect(address.where).toEqual(['click eq 0']);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(page.getByRole('list', { name: 'Filters by column' })).not.toBeInTheDocument();
});

it('opens with the column whose menu was used', async () => {
  await open();
  await page.getByRole('button', { name: 'Filter CTR' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveFocus();
  await userEvent.keyboard('0.5{Enter}');
  expect(address.where).toEqual(['ctr gt 0.5']);
});

it('suggests a filter, which may have several groups', async () => {
  await open();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await userEvent.keyboard('without{Enter}');
  await expect.element(chip('Cost > 0')).toBeVisible();
  expect(address.where).toEqual(['cost gt 0', 'conversion eq 0']);
});

it('suggests what is new, and says what that means', async () => {
  await open();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await userEvent.keyboard('new in{Enter}');
  await chip('Keyword is new in this period').click();
  expect(address.where).toEqual(['showWord new']);
  await expect.element(page.getByText(/no data before the first day of the report/)).toBeVisible();
});
