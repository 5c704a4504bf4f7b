import type { DraftRule } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useNotices } from '../../lib/page/notices';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { rulesAddressSchema } from './rules-address';
import { RulesPage } from './rules-page';

const maple = { id: '0191d0a0-0000-4000-8000-00000000000a', name: 'Maple Travel' };
const noPrices: DraftRule = {
  id: '0191d0a0-0000-4000-8000-000000000001',
  name: 'No prices',
  note: 'Ask legal.',
  severity: 'error',
  companyId: maple.id,
  companyName: maple.name,
  condition: { kind: 'words', rows: ['keyword'], words: ['cheap', '便宜', 'sale', 'deal'] },
  isPaused: false,
  version: 3,
  updatedTime: '2026-11-18T04:00:00Z',
  updatedBy: 'Kim',
};

async function open({
  list = [noPrices],
  at = '/systemSet/draftRule',
  save = () => ({ data: noPrices }),
}: { list?: DraftRule[]; at?: string; save?: () => FakeResponse } = {}) {
  useNotices.setState({ waiting: [] });
  const server = fakeServer({
    '/draftRule/list': () => ({ data: { list, companies: [maple] } }),
    '/draftRule/save': save,
    '/draftRule/pause': () => ({ data: { ...noPrices, isPaused: true } }),
    '/draftRule/delete': () => ({ data: null }),
  });
  await page.viewport(1440, 900);
  await renderRoute({
    api: server.api,
    at,
    page: (search, navigate) => (
      <RulesPage address={rulesAddressSchema.parse(search)} onAddressChange={navigate} />
    ),
  });
  return server;
}

const form = page.getByRole('form', { name: 'Draft rule' });
const field = (name: string) => form.getByRole('textbox', { name, exact: true });
const trial = form.getByRole('status');
const select = async (name: string, option: string) => {
  await form.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option }).click();
};

it('guides from an empty list to a rule of a company, which can be tried before it is saved', async () => {
  const server = await open({ list: [] });
  await expect.element(page.getByText('No rules yet')).toBeVisible();
  await page.getByRole('button', { name: 'New rule' }).first().click();
  await form.getByRole('button', { name: 'Create rule' }).click();
  await expect.element(form.getByText('This field is required.').first()).toBeVisible();
  expect(server.bodiesOf('/draftRule/save')).toEqual([]);

  await field('Try the rule').fill('ＣＨＥＡＰ ski');
  await expect.element(trial).toHaveTextContent('Complete the rule to try it.');
  await field('Words').fill('cheap\nCheap\n\n便宜');
  await expect.element(trial).toHaveTextContent('This rule: “cheap” isn’t allowed.');
  await field('Try the rule').fill('cheaper ski');
  await expect.element(trial).toHaveTextContent('The rule allows this.');

  await field('Name').fill('No prices');
  await form.getByRole('checkbox', { name: 'Campaign names' }).click();
  await form.getByRole('checkbox', { name: 'Unit names' }).click();
  await form.getByRole('radio', { name: 'Warning' }).click();
  await select('Applies to', 'Maple Travel');
  await form.getByRole('button', { name: 'Create rule' }).click();
  await expect
    .poll(() => server.bodiesOf('/draftRule/save'))
    .toMatchObject([
      {
        name: 'No prices',
        note: '',
        severity: 'warning',
        companyId: maple.id,
        condition: { kind: 'words', rows: ['keyword', 'creative'], words: ['cheap', '便宜'] },
      },
    ]);
  await expect.element(form).not.toBeInTheDocument();
});

it('has the fields of each kind, and says what is wrong with them', async () => {
  const server = await open({ at: '/systemSet/draftRule?id=new' });
  const create = form.getByRole('button', { name: 'Create rule' });
  await field('Name').fill('Bids');
  await select('Check', 'Limits of bids');
  await field('Lowest bid (CNY)').fill('2.5');
  await field('Highest bid (CNY)').fill('1');
  await create.click();
  await expect.element(form.getByText('The highest bid can’t be lower than the lowest.')).toBeVisible();
  await field('Highest bid (CNY)').fill('3');
  await field('Try the rule').fill('2.49');
  await expect.element(trial).toHaveTextContent('Bids: bid at least ￥2.5.');
  for (const name of ['Campaigns', 'Units', 'Keywords']) await form.getByRole('checkbox', { name }).click();
  await create.click();
  await expect.element(form.getByText('This field is required.')).toBeVisible();

  await select('Check', 'Required tracking parameters');
  await field('Parameters').fill('utm source');
  await create.click();
  await expect.element(form.getByText(/Parameters can’t have spaces/)).toBeVisible();
  await field('Parameters').fill('utm_source=baidu\nutm_term');
  await field('Try the rule').fill('https://www.example.com/?utm_source=bing&utm_term=1');
  await expect.element(trial).toHaveTextContent('Bids: the URL needs utm_source=baidu.');
  await create.click();
  await expect
    .poll(() => server.bodiesOf('/draftRule/save'))
    .toMatchObject([
      {
        companyId: null,
        condition: {
          kind: 'tracking',
          rows: ['unit', 'creative'],
          parameters: [
            { name: 'utm_source', value: 'baidu' },
            { name: 'utm_term', value: '' },
          ],
        },
      },
    ]);
});

it('keeps what was typed when another user changed the rule', async () => {
  const server = await open({
    at: `/systemSet/draftRule?id=${noPrices.id}`,
    save: () => ({ code: 409, message: 'no' }),
  });
  await field('Name').fill('Prices');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText(/Someone else has changed this rule/)).toBeVisible();
  await expect.element(field('Name')).toHaveValue('Prices');
  await expect.element(field('Words')).toHaveValue('cheap\n便宜\nsale\ndeal');
  expect(server.bodiesOf('/draftRule/save')).toMatchObject([{ id: noPrices.id, version: 3 }]);
});

it('pauses a rule, and deletes one after a confirmation', async () => {
  const server = await open();
  const row = page.getByRole('row', { name: /No prices/ });
  await expect.element(row).toHaveTextContent('Forbidden words · Keywords');
  await expect.element(row).toHaveTextContent('cheap, 便宜, sale and 1 more');
  await expect.element(row).toHaveTextContent('Maple Travel');
  await row.getByRole('switch', { name: 'Active: No prices' }).click();
  await expect.poll(() => server.bodiesOf('/draftRule/pause')).toEqual([{ id: noPrices.id, isPaused: true }]);
  await row.getByRole('button', { name: 'Delete: No prices' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the rule “No prices”?' });
  expect(server.bodiesOf('/draftRule/delete')).toEqual([]);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => server.bodiesOf('/draftRule/delete')).toEqual([{ id: noPrices.id }]);
  await expect.element(question).not.toBeInTheDocument();
});
