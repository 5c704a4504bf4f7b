import { uploadEventSchema, type UploadEvent } from '@meridian/api-client/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listenToEvents, type Listening } from '../messages/testing/listen-to-events';
import { uploadDraft } from './testing/upload-draft';
import { createUploadWorkspace, type UploadWorkspace } from './testing/upload-workspace';

let space: UploadWorkspace;
let address: string;
const open: Listening[] = [];
beforeAll(async () => {
  space = await createUploadWorkspace();
  await space.test.signals.start();
  address = await space.test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const one of open) one.close();
  await space.test.close();
});

async function listen(token: string): Promise<Listening> {
  const listening = await listenToEvents(address, { token });
  open.push(listening);
  await vi.waitFor(() => expect(listening.events).toHaveLength(1));
  return listening;
}

const uploadsOf = (listening: Listening): UploadEvent[] =>
  [...listening.text().matchAll(/^event: upload\ndata: (.*)\n\n/gm)].map(([, json]) =>
    uploadEventSchema.parse(JSON.parse(json ?? '')),
  );

it('sends the progress of an upload to users with access to the draft, until it ends', async () => {
  const { fixtures } = space.test;
  const admin = await fixtures.signedIn({ role: 'admin' });
  const stranger = await fixtures.signedIn({ accountIds: [await fixtures.addAccount()] });
  const [own, others, foreign] = [
    await listen(space.ann.token),
    await listen(admin.token),
    await listen(stranger.token),
  ];
  const id = await space.newDraft(uploadDraft({ imageId: space.imageId }));
  const uploadId = await space.startUpload(id);
  const started = { draftId: id, uploadId, status: 9, state: 'queued', counts: { total: 0 } };
  await vi.waitFor(() => expect(uploadsOf(own).at(-1)).toMatchObject(started));
  await space.runJobs();
  const done = { draftId: id, uploadId, status: 4, state: 'succeeded', counts: { total: 26, sent: 26 } };
  for (const listening of [own, others])
    await vi.waitFor(() => expect(uploadsOf(listening).at(-1)).toMatchObject(done));
  expect(uploadsOf(foreign)).toEqual([]);
});
