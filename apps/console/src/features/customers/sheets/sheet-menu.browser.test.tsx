import type { RecordImport, RecordImportRow } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../../lib/page/notices';
import { CanProvider } from '../../../lib/session/can';
import { fakeServer, type FakeEndpoint } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { CustomersPage } from '../customers-page';
import { recordsAddressSchema } from '../records-address';

const id = '0191d0a0-0000-4000-8000-000000000009';
const columns: RecordImport['columns'] = [
  { head: 'Name', field: 'name', samples: ['Aoi'] },
  { head: 'Phone', field: 'phone', samples: ['021'] },
  { head: 'Color', field: null, samples: ['red', 'blue'] },
];
const review = (values: Partial<RecordImport> = {}): RecordImport => ({
  id,
  fileName: 'customers.xlsx',
  importedTime: null,
  exampleRows: 0,
  missingField: null,
  counts: { new: 1, changed: 1, equal: 0, wrong: 1 },
  columns,
  ...values,
});
const rows: RecordImportRow[] = [
  {
    row: 2,
    name: 'Aoi',
    state: 'new',
    problems: [],
    changes: [{ field: 'name', before: '', after: 'Aoi' }],
  },
  {
    row: 3,
    name: 'Kaede',
    state: 'changed',
    problems: [],
    changes: [{ field: 'phone', before: '', after: '021' }],
  },
  {
    row: 4,
    name: 'Mori',
    state: 'wrong',
    changes: [],
    problems: [{ code: 'invalid_email', field: 'email', failMessage: '“x” is no e-mail address.' }],
  },
];

async function open({
  permissions = ['customer:customer:edit'],
  at = '/customer',
  width = 1440,
  responses = {},
}: {
  permissions?: string[];
  at?: string;
  width?: number;
  responses?: Readonly<Record<string, FakeEndpoint>>;
} = {}) {
  const server = fakeServer({
    '/headMapping/list': () => ({ data: { mappings: [] } }),
    ...responses,
    '/customer/list': () => ({ data: { list: [] }, page: { number: 1, size: 20, totalCount: 0 } }),
    '/customer/import/upload':
      responses['/customer/import/upload'] ?? (() => ({ data: { problem: null, review: review() } })),
    '/customer/import/rows': (body) => {
      const { query } = body as { query: { state: string } };
      const list = rows.filter(({ state }) => state === query.state);
      return { data: { list }, page: { number: 1, size: 50, totalCount: list.length } };
    },
    '/customer/import/failedRows': () => ({ file: 'a', fileName: 'failed.xlsx' }),
    '/customer/export': () => ({ file: 'a', fileName: 'Customers.xlsx' }),
  });
  await page.viewport(width, 900);
  await renderRoute({
    api: server.api,
    at,
    page: (search, navigate) => (
      <CanProvider permissions={permissions}>
        <CustomersPage
          address={recordsAddressSchema.parse(search)}
          onAddressChange={navigate}
          timeZone="Asia/Shanghai"
        />
      </CanProvider>
    ),
  });
  return server;
}

async function openImport() {
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Import spreadsheet' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Import customers' })).toBeVisible();
}

async function chooseFile() {
  await openImport();
  await userEvent.upload(page.getByLabelText('choose a file'), new File(['a'], 'customers.xlsx'));
}
const checked = () => page.getByRole('dialog', { name: 'Check before importing' });
const done = () => ({ data: review({ importedTime: '2026-11-21T04:00:00Z' }) });

it('shows remembered columns of earlier files, and forgets them', async () => {
  const all = [
    { head: 'Kunde', field: 'name' },
    { head: 'Farbe', field: null },
  ];
  const server = await open({
    responses: {
      '/headMapping/list': () => ({ data: { mappings: all } }),
      '/headMapping/delete': () => ({ data: { mappings: all.slice(1) } }),
    },
  });
  await openImport();
  await page.getByRole('button', { name: 'Show 2 columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remembered columns' });
  await expect.element(dialog.getByRole('row', { name: /Kunde Name/ })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /Farbe Not imported/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove Kunde' }).click();
  await expect.element(dialog.getByRole('row', { name: /Kunde Removed/ })).toBeVisible();
  expect(server.bodiesOf('/headMapping/list')[0]).toEqual({ kind: 'customer' });
  expect(server.bodiesOf('/headMapping/delete')).toEqual([{ kind: 'customer', heads: ['Kunde'] }]);
});

it('shows changes before anything is written, imports them, and lists the wrong rows', async () => {
  const server = await open({ responses: { '/customer/import/run': done } });
  await chooseFile();
  const dialog = checked();
  await expect.element(dialog.getByText('“x” is no e-mail address.')).toBeVisible();
  await expect
    .element(dialog.getByRole('combobox', { name: 'Field for Color' }))
    .toHaveTextContent('Not used');
  await dialog.getByText('Changed 1').click();
  await expect.element(dialog.getByRole('row', { name: '3 Kaede Phone: empty → 021' })).toBeVisible();
  await dialog.getByText('New 1').click();
  await expect.element(dialog.getByRole('row', { name: '2 Aoi Will be created' })).toBeVisible();
  expect(server.bodiesOf('/customer/import/run')).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  const outcome = page.getByRole('dialog', { name: 'Rows that weren’t imported' });
  await expect.element(outcome.getByText('Imported: 2. Not imported: 1. Unchanged: 0.')).toBeVisible();
  await expect.element(outcome.getByRole('row', { name: /4 Mori/ })).toBeVisible();
  await outcome.getByRole('button', { name: 'Download invalid rows' }).click();
  await expect.poll(() => server.bodiesOf('/customer/import/failedRows')).toEqual([{ id }]);
  await outcome.getByRole('button', { name: 'Import corrected file' }).click();
  await expect.element(page.getByText('Drop a file here, or')).toBeVisible();
});

it('closes with a notice if every row was imported, and refreshes the list', async () => {
  const whole = review({ counts: { new: 2, changed: 0, equal: 0, wrong: 0 } });
  const server = await open({
    responses: {
      '/customer/import/upload': () => ({ data: { problem: null, review: whole } }),
      '/customer/import/run': () => ({ data: { ...whole, importedTime: '2026-11-21T04:00:00Z' } }),
    },
  });
  await chooseFile();
  const lists = server.bodiesOf('/customer/list').length;
  await checked().getByRole('button', { name: 'Import 2 rows' }).click();
  await expect.element(checked()).not.toBeInTheDocument();
  expect(useNotices.getState().take()[0]).toMatchObject({ description: '2 new, 0 changed.' });
  await expect.poll(() => server.bodiesOf('/customer/list').length).toBeGreaterThan(lists);
});

it('says which records changed since the check, and checks again', async () => {
  let runs = 0;
  await open({
    responses: {
      '/customer/import/run': () => {
        runs += 1;
        return runs > 1
          ? done()
          : { code: 409, message: 'stale', data: { count: 1, rows: [{ row: 3, name: 'Kaede' }] } };
      },
      '/customer/import/review': () => ({ data: review() }),
    },
  });
  await chooseFile();
  await checked().getByRole('button', { name: 'Import 2 rows' }).click();
  await expect.element(checked().getByText(/1 record has changed .* Row 3: Kaede/)).toBeVisible();
  await expect.element(checked().getByRole('button', { name: 'Import 2 rows' })).toBeDisabled();
  await checked().getByRole('button', { name: 'Check again' }).click();
  await expect.element(checked().getByText(/1 record has changed/)).not.toBeInTheDocument();
  await checked().getByRole('button', { name: 'Import 2 rows' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Rows that weren’t imported' })).toBeVisible();
});

it('maps a column manually, also the one that names the records, and compares again', async () => {
  const unnamed = columns.map((column) => (column.head === 'Name' ? { ...column, field: null } : column));
  const server = await open({
    responses: {
      '/customer/import/upload': () => ({
        data: { problem: null, review: review({ columns: unnamed, missingField: 'name' }) },
      }),
      '/customer/import/review': () => ({ data: review() }),
    },
  });
  await chooseFile();
  const dialog = checked();
  await expect.element(dialog.getByText(/No column is used as “Name”/)).toBeVisible();
  await expect.element(dialog.getByText('Rows in the file')).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Download invalid rows' })).not.toBeInTheDocument();
  await dialog.getByRole('combobox', { name: 'Field for Name' }).click();
  await page.getByRole('option', { name: 'Name', exact: true }).click();
  await expect
    .poll(() => server.bodiesOf('/customer/import/review'))
    .toEqual([{ id, columns: [{ head: 'Name', field: 'name' }] }]);
  await expect.element(dialog.getByText(/No column is used as/)).not.toBeInTheDocument();
  await expect.element(dialog.getByText('“x” is no e-mail address.')).toBeVisible();
});

it('searches the rows of the file on the server', async () => {
  const server = await open();
  await chooseFile();
  await checked().getByRole('searchbox', { name: 'Search rows' }).fill('mori');
  await expect
    .poll(() => server.bodiesOf('/customer/import/rows').at(-1))
    .toMatchObject({ id, query: { state: 'wrong', text: 'mori' }, page: { size: 50 } });
});

it('says why a file cannot be imported, and accepts another one', async () => {
  const problem = { code: 'header_not_found', failMessage: 'No row with the column “Name” was found.' };
  await open({
    responses: { '/customer/import/upload': () => ({ data: { problem, review: null } }) },
  });
  await chooseFile();
  await expect.element(page.getByText(/customers.xlsx: No row with the column/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'English' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/templates\/customer-en\.xlsx/));
});

it('exports the filtered list', async () => {
  const server = await open({ at: '/customer?text=Kaede&state=all' });
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Export this list' }).click();
  await expect
    .poll(() => server.bodiesOf('/customer/export'))
    .toEqual([{ query: { state: 'all', text: 'Kaede' } }]);
});

it('only exports for a user who may not edit', async () => {
  const server = await open({ permissions: ['customer:customer:view'], width: 390 });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => server.bodiesOf('/customer/export')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Import and export' })).not.toBeInTheDocument();
});
