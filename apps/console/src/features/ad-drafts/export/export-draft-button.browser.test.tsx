import { applyCommand, exampleDraft, rowsInOrder } from '@meridian/draft-editor/core';
import { readXlsx } from 'hucre/xlsx';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useNotices } from '../../../lib/page/notices';
import { CanProvider } from '../../../lib/session/can';
import { draftResponses } from '../../../testing/demo/demo-drafts';
import { fakeServer, type FakeEndpoint } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { ExportDraftButton } from './export-draft-button';

const imageId = 'b8d5f0b0-58a6-4f2e-9a3e-0f3a6c1b2d4e';
const draftId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const [first] = rowsInOrder(exampleDraft(), 'picture');
const { draft } = applyCommand(exampleDraft(), {
  type: 'update',
  kind: 'picture',
  edits: [{ id: first?.id ?? '', changes: { imageId } }],
});

async function open(permissions: readonly string[], responses: Readonly<Record<string, FakeEndpoint>> = {}) {
  const server = fakeServer({
    ...responses,
    '/draft/businessPoints': draftResponses(false)['/draft/businessPoints'] ?? (() => ({ data: null })),
  });
  const files: Blob[] = [];
  const saving = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  onTestFinished(() => saving.mockRestore());
  await renderPage(
    <CanProvider permissions={permissions}>
      <ExportDraftButton accountId={7} draftId={draftId} draft={draft} />
    </CanProvider>,
    server.api,
  );
  await page.getByRole('button', { name: 'Export as workbook' }).click();
  const file = async () => {
    await vi.waitFor(() => expect(files).toHaveLength(1));
    return readXlsx(new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0)));
  };
  return { server, file };
}

it("downloads the draft with headers in the user's language and the names of pictures", async () => {
  const named = { id: imageId, name: 'ski poster', theme: null, ratio: '1:1' };
  const { server, file } = await open(['material:image:view'], {
    '/material/image/find': () => ({ data: { list: [named] } }),
  });
  const { sheets } = await file();
  expect(sheets.map(({ name }) => name)).toEqual(['Campaigns', 'Units', 'Keywords', 'Creatives', 'Pictures']);
  expect(sheets[2]?.rows).toHaveLength(rowsInOrder(draft, 'keyword').length + 1);
  expect(sheets[4]?.rows[0]).toEqual([
    ...['Campaign name', 'Unit name', 'Picture name', 'Picture theme'],
    ...['Remove', 'Row ID', 'Exported values'],
  ]);
  expect(sheets[4]?.rows[1]?.[2]).toBe('ski poster');
  // other pictures of that name would make it ambiguous
  expect(server.bodiesOf('/material/image/find').at(-1)).toEqual({ accountId: 7, names: ['ski poster'] });
});

it('writes ids of pictures for a user who may not see the library', async () => {
  const { server, file } = await open([]);
  const { sheets } = await file();
  expect(sheets[4]?.rows[1]?.[2]).toBe(imageId);
  expect(server.bodiesOf('/material/image/find')).toEqual([]);
});

it('says that a draft could not be exported', async () => {
  await open(['material:image:view'], {
    '/material/image/find': () => ({ code: 503, message: 'busy' }),
  });
  await vi.waitFor(() =>
    expect(useNotices.getState().take()[0]).toMatchObject({ title: 'Couldn’t export the draft' }),
  );
});
