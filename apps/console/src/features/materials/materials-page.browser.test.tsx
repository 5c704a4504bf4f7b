import { NetworkError } from '@meridian/api-client';
import type { Account } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../lib/page/notices';
import { CanProvider } from '../../lib/session/can';
import { materialResponses } from '../../testing/demo/demo-materials';
import { fakeServer, type FakeEndpoint } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { materialsAddressSchema } from './materials-address';
import { MaterialsPage } from './materials-page';

const kaede: Account = {
  accountId: 1,
  accountNo: '8840213',
  accountName: 'Kaede',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  provider: 'baidu',
  today: '2026-11-21',
};

interface OpenOptions {
  language?: Language;
  permissions?: readonly string[];
  accounts?: readonly Account[];
  responses?: Readonly<Record<string, FakeEndpoint>>;
}

async function open({
  language,
  permissions = ['material:image:edit'],
  accounts = [kaede],
  responses = {},
}: OpenOptions = {}) {
  await page.viewport(1440, 900);
  useNotices.setState({ waiting: [] });
  const server = fakeServer({ ...materialResponses(false, language), ...responses });
  await renderRoute({
    api: server.api,
    language,
    at: '/material/image',
    page: (search, navigate) => (
      <CanProvider permissions={permissions}>
        <MaterialsPage
          address={materialsAddressSchema.parse(search)}
          onAddressChange={navigate}
          accounts={accounts}
          account={accounts[0]}
          timeZone="Asia/Shanghai"
        />
      </CanProvider>
    ),
  });
  return server;
}

/** A picture of 400 × 400 pixels. */
async function pictureFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(400, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

const uploaded = async () => {
  const response = await materialResponses(false)['/material/image/list']?.({}, '');
  // asserted: the demo responds with a list
  return { data: (response as { data: { list: unknown[] } }).data.list[0] };
};

const noRows = { number: 1, size: 20, totalCount: 0 };
const dialog = () => page.getByRole('dialog');

it('guides to the first account if there is none', async () => {
  await open({
    accounts: [],
    permissions: ['material:image:edit', 'account:account:edit'],
    responses: { '/material/image/list': () => ({ data: { list: [] }, page: noRows }) },
  });
  await expect
    .element(page.getByRole('link', { name: 'Add an account' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/account\?id=new/));
});
const openUploads = (name: string) => userEvent.click(page.getByRole('button', { name }).first());
const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input for files');
  return input;
};

describe('an upload', () => {
  it.each([
    ['en', 'Upload pictures', 'The picture is damaged or incomplete.'],
    ['cn', '上传图片', '图片已损坏或不完整'],
    ['tw', '上傳圖片', '圖片已損毀或不完整'],
  ] as const)('says why the server rejects a file: %s', async (language, start, reason) => {
    await open({
      language,
      responses: {
        '/material/image/uploadImage': () => ({
          code: 400,
          message: 'damaged',
          fields: { file: 'picture_damaged' },
          data: { problem: 'picture_damaged' },
        }),
      },
    });
    await openUploads(start);
    await userEvent.upload(fileInput(), await pictureFile('half.jpg'));
    await expect.element(dialog().getByText(reason)).toBeVisible();
  });

  it('continues automatically when the server is reachable again', async () => {
    let isReachable = false;
    await open({
      responses: {
        '/material/image/uploadImage': () => {
          if (!isReachable) throw new NetworkError('unreachable');
          return uploaded();
        },
      },
    });
    await openUploads('Upload pictures');
    await userEvent.upload(fileInput(), await pictureFile('sea.jpg'));
    await expect.element(dialog().getByText('Waiting', { exact: true })).toBeVisible();
    isReachable = true;
    window.dispatchEvent(new Event('online'));
    await expect.element(dialog().getByText('1 uploaded, 0 not uploaded')).toBeVisible();
  });

  it('accepts pasted and dropped files', async () => {
    await open({ responses: { '/material/image/uploadImage': () => uploaded() } });
    await openUploads('Upload pictures');
    const pasted = new DataTransfer();
    pasted.items.add(await pictureFile('pasted.jpg'));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true }));
    await expect.element(dialog().getByText('pasted.jpg')).toBeVisible();
    const dropped = new DataTransfer();
    dropped.items.add(await pictureFile('dropped.jpg'));
    const target = dialog()
      .getByText(/^Drop or paste pictures here/)
      .element();
    target.dispatchEvent(
      new DragEvent('dragover', { dataTransfer: dropped, bubbles: true, cancelable: true }),
    );
    target.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
    await expect.element(dialog().getByText('dropped.jpg')).toBeVisible();
    await expect.element(dialog().getByText('2 uploaded, 0 not uploaded')).toBeVisible();
  });
});

describe('a theme', () => {
  const openMenu = async (item: string) => {
    await userEvent.click(page.getByRole('button', { name: 'Actions for Ski' }));
    await userEvent.click(page.getByRole('menuitem', { name: item }));
  };

  it('is renamed', async () => {
    const server = await open();
    await openMenu('Rename');
    await userEvent.fill(dialog().getByRole('textbox'), ' Winter ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.bodiesOf('/material/theme/save')).toMatchObject([{ name: 'Winter' }]);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('keeps the typed name if another theme has it', async () => {
    await open({
      responses: {
        '/material/theme/save': () => ({
          code: 400,
          message: 'invalid',
          fields: { name: 'theme_name_taken' },
        }),
      },
    });
    await openMenu('Rename');
    await userEvent.fill(dialog().getByRole('textbox'), 'Rail');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(dialog().getByRole('textbox')).toHaveValue('Rail');
  });

  it('says why it is not deleted', async () => {
    const message = 'This theme contains pictures.';
    await open({
      responses: {
        '/material/theme/delete': () => ({
          code: 400,
          message,
          isSpecific: true,
          fields: { id: 'theme_has_pictures' },
        }),
      },
    });
    await openMenu('Delete');
    await userEvent.click(page.getByRole('button', { name: 'Delete' }));
    await expect.poll(() => useNotices.getState().waiting).toMatchObject([{ tone: 'error', title: message }]);
  });

  it('offers an upload, and all pictures, if it is empty', async () => {
    await open({ responses: { '/material/image/list': () => ({ data: { list: [] }, page: noRows }) } });
    await userEvent.click(page.getByRole('button', { name: /^Ski/ }).first());
    await expect.element(page.getByText('No pictures in this theme')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show all pictures' }));
    await expect.element(page.getByText('No pictures yet')).toBeVisible();
  });

  it('is merged into another one', async () => {
    const server = await open();
    await openMenu('Merge');
    await userEvent.click(dialog().getByRole('combobox'));
    await userEvent.click(page.getByRole('option', { name: 'Rail', exact: true }));
    await userEvent.click(dialog().getByRole('button', { name: /^Merge/ }));
    await expect.poll(() => server.bodiesOf('/material/theme/merge')).toHaveLength(1);
    const [first, second] = await themeIds();
    expect(server.bodiesOf('/material/theme/merge')).toEqual([{ ids: [first], intoId: second }]);
  });
});

async function themeIds(): Promise<string[]> {
  const response = await materialResponses(false)['/material/theme/list']?.({}, '');
  // asserted: the demo responds with a list
  return (response as { data: { list: { id: string }[] } }).data.list.map(({ id }) => id);
}

it('neither selects nor uploads without the permission', async () => {
  await open({ permissions: [] });
  await expect.element(page.getByRole('option', { name: /Shinkansen/ }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Upload pictures' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'New theme' })).not.toBeInTheDocument();
});
