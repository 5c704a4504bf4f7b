import { defaultTimeZone, providerIds, providers, type ProviderAccount } from '@meridian/api-client/contract';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { CanProvider } from '../../lib/session/can';
import { fakeServer } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { ProviderAccountForm } from './provider-account-form';

/** Adds a provider that only tests have. Asserted: the types know only real providers. */
function addProvider(id: string): void {
  const ids = providerIds as unknown as string[];
  const definitions: Record<string, unknown> = providers;
  ids.push(id);
  definitions[id] = { ...providers.baidu, name: { en: 'Second', cn: '第二', tw: '第二' } };
  onTestFinished(() => {
    ids.splice(ids.indexOf(id), 1);
    Reflect.deleteProperty(definitions, id);
  });
}

const account: ProviderAccount = {
  id: 1001,
  accountId: 1001,
  accountNo: '8840211',
  accountName: 'Kaede Ski',
  currency: 'CNY',
  timeZone: defaultTimeZone,
  provider: 'baidu',
  companyId: null,
  companyName: null,
  customerId: null,
  customerName: null,
  channels: ['search'],
  note: '',
  version: 1,
  isArchived: false,
  createdTime: '2026-11-20T04:00:00Z',
  createdBy: 'Wei',
  updatedTime: '2026-11-20T04:00:00Z',
  updatedBy: null,
  balance: null,
  balanceTime: null,
  balanceSource: null,
  balanceBy: null,
  userCount: 1,
  lastDataDay: null,
};

async function open(edited?: ProviderAccount) {
  const server = fakeServer({ '/account/save': (body) => ({ data: { ...account, ...(body as object) } }) });
  await page.viewport(1440, 900);
  await renderRoute({
    api: server.api,
    at: '/account',
    page: () => (
      <CanProvider permissions={['account:account:edit']}>
        <ProviderAccountForm account={edited} companyId={undefined} onSaved={() => undefined} />
      </CanProvider>
    ),
  });
  return server;
}

const form = page.getByRole('form', { name: 'Provider account' });
const provider = form.getByRole('combobox', { name: 'Ad provider' });

it('does not ask for the provider if there is only one', async () => {
  await open();
  await expect.element(form.getByRole('textbox', { name: 'Account number' })).toBeVisible();
  await expect.element(provider).not.toBeInTheDocument();
});

it('creates an account of the selected provider', async () => {
  addProvider('second');
  const server = await open();
  await form.getByRole('textbox', { name: 'Account number' }).fill('7');
  await form.getByRole('textbox', { name: 'Account name' }).fill('Aoi');
  await expect.element(provider).toHaveTextContent('Baidu');
  await expect.element(provider).toHaveAccessibleDescription('You can’t change it later.');
  await provider.click();
  await page.getByRole('option', { name: 'Second' }).click();
  await form.getByRole('button', { name: 'Create' }).click();
  await expect
    .poll(() => server.bodiesOf('/account/save'))
    .toMatchObject([{ accountNo: '7', provider: 'second' }]);
});

it('shows the provider of an account, which never changes', async () => {
  addProvider('second');
  await open(account);
  await expect.element(provider).toHaveTextContent('Baidu');
  await expect.element(provider).toBeDisabled();
});
