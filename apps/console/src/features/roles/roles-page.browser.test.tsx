import { allPermissions, type Role } from '@meridian/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { CanProvider } from '../../lib/session/can';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { RolesPage } from './roles-page';

const base = { version: 2, isBuiltIn: false, canGrant: true, userCount: 1 };
const admin: Role = {
  ...base,
  id: '6d1f0a21-3c4b-4e5a-8f70-000000000001',
  name: 'admin',
  isBuiltIn: true,
  permissions: [allPermissions],
  pages: null,
};
const reporter: Role = {
  ...base,
  id: '6d1f0a21-3c4b-4e5a-8f70-000000000002',
  name: 'Reporter',
  permissions: ['report:search:view'],
  pages: ['/keywordSearch/keyword/keywordReport'],
};

beforeEach(() => useUnsavedDrafts.getState().clear());

async function open(save: (body: unknown) => FakeResponse = () => ({ data: { ...reporter, version: 3 } })) {
  const server = fakeServer({
    '/system/role/list': () => ({ data: { list: [admin, reporter] } }),
    '/system/role/detail': () => ({ data: { role: reporter, userNames: ['Chen Yu'] } }),
    '/system/role/save': save,
  });
  await page.viewport(1440, 900);
  await renderRoute({
    api: server.api,
    at: `/permission/role?role=${reporter.id}`,
    page: ({ role }, navigate) => (
      <CanProvider permissions={[allPermissions]}>
        <RolesPage
          roleId={typeof role === 'string' ? role : undefined}
          onRoleChange={(id) => navigate({ role: id })}
          held={[allPermissions]}
        />
      </CanProvider>
    ),
  });
  return server;
}

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });

it('describes the effect of a change, keeps it while another role is shown, and saves it', async () => {
  const server = await open();
  await box('Search reports: View').click();
  await expect.element(page.getByText('View search reports: removed. Affects Chen Yu.')).toBeVisible();
  await page.getByRole('button', { name: /^Administrator/ }).click();
  await expect.element(page.getByText(/Built-in roles can’t be changed/)).toBeVisible();
  await page.getByRole('button', { name: /^Reporter/ }).click();
  await expect.element(box('Search reports: View')).not.toBeChecked();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect
    .poll(() => server.bodiesOf('/system/role/save'))
    .toMatchObject([{ id: reporter.id, version: 2, permissions: [] }]);
  await expect.poll(() => useUnsavedDrafts.getState().drafts).toEqual({});
});

it("says which areas apply to all accounts, regardless of the user's", async () => {
  await open();
  const note = 'Applies to all accounts, not only the user’s own';
  const areas = () =>
    page
      .getByRole('rowheader')
      .elements()
      .filter((header) => header.textContent.includes(note));
  await expect
    .poll(() => areas().map((header) => header.firstChild?.textContent))
    .toEqual(['Provider accounts', 'Account credentials']);
});

it('grants all pages of a group with one checkbox, and finds a page by its name', async () => {
  const server = await open();
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('search term');
  await expect.element(box('Home')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Clear' }).click();
  await box('Search ads').click();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect.poll(() => server.bodiesOf('/system/role/save')).toHaveLength(1);
  const [body] = server.bodiesOf('/system/role/save');
  expect(body).toMatchObject({
    pages: expect.arrayContaining(['/keywordSearch/device/deviceMonth']) as unknown,
  });
});

it('keeps the changes if another user saved the role, and overwrites it with the next save', async () => {
  const server = await open((body) =>
    typeof body === 'object' && body !== null && 'version' in body && body.version === 5
      ? { data: { ...reporter, version: 6 } }
      : { code: 409, message: 'stale', data: { ...reporter, version: 5, name: 'Reader' } },
  );
  await box('Feed reports: View').click();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect.element(page.getByText(/Someone else has changed this role/)).toBeVisible();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect.poll(() => server.bodiesOf('/system/role/save').at(-1)).toMatchObject({ version: 5 });
});

it('copies a role as a new one without users', async () => {
  const server = await open();
  await page.getByRole('button', { name: 'Copy role' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Role name' })).toHaveValue('Copy of Reporter');
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect.poll(() => server.bodiesOf('/system/role/save')).toHaveLength(1);
  const [body] = server.bodiesOf('/system/role/save');
  expect(body).toMatchObject({ name: 'Copy of Reporter', permissions: ['report:search:view'] });
  expect(body).not.toHaveProperty('id');
});
