import type {
  DraftPlan,
  DraftPreview,
  EndpointData,
  endpoints,
  ProviderId,
} from '@meridian/api-client/contract';
import type { Draft } from '@meridian/draft-editor/core';
import { eq } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import type { Provider } from '../../../kits/provider';
import { createFakeProvider, type FakeProvider } from '../../../kits/provider/testing/fake-provider';
import { drafts, imageFiles, images, userAccounts } from '../../../platform/db/schema';
import { createTestApp, type TestApp, type TestResponse } from '../../../testing';
import { createManualJobs } from '../../../testing/manual-jobs';
import { imageFileKey } from '../../materials';
import { commandsOf } from './draft-commands';
import { pictureFiles, pictureOf } from './picture-files';

export type UploadStatus = EndpointData<typeof endpoints.draftUploadStatus>;

/**
 * An application with an in-memory provider, unless the test passes another one. Jobs run only when the test runs them.
 */
export interface UploadWorkspace {
  test: TestApp;
  provider: FakeProvider;
  accountId: number;
  /** Id of a picture in the account. */
  imageId: string;
  /** Adds another picture to the account; `sameAs`: with the content of that picture. */
  newPicture(sameAs?: string): Promise<string>;
  /** Adds an account of a provider, with a picture; Ann may use it. */
  newAccount(provider: ProviderId): Promise<{ accountId: number; imageId: string }>;
  ann: { userId: string; token: string };
  call<Data>(id: Parameters<TestApp['call']>[0], body: object, token?: string): Promise<TestResponse<Data>>;
  /** `accountId`: another account. */
  newDraft(draft: Draft, accountId?: number): Promise<string>;
  versionOf(id: string): Promise<number>;
  /** Submits a draft and starts its upload: of all campaigns, or of these rows. */
  startUpload(id: string, campaignIds?: readonly string[]): Promise<string>;
  status(id: string, query?: object): Promise<UploadStatus>;
  statusOf(id: string): Promise<number>;
  preview(id: string): Promise<DraftPreview>;
  plan(id: string): Promise<DraftPlan>;
  /** Runs all jobs that were sent, including those that they send. */
  runJobs(): Promise<void>;
  /** Runs the first job that was sent, without the jobs that it sends. */
  runOneJob(): Promise<void>;
  jobs: { name: string; data: unknown }[];
}

export async function createUploadWorkspace({
  provider: given,
  otherProviders = [],
  providerTimeoutMs,
}: {
  provider?: Provider;
  otherProviders?: readonly Provider[];
  providerTimeoutMs?: number;
} = {}): Promise<UploadWorkspace> {
  const provider = createFakeProvider();
  const { jobs: manualJobs, waiting: jobs, run: runJobs, runOne: runOneJob } = createManualJobs();
  const test = await createTestApp({
    providers: [given ?? provider, ...otherProviders],
    providerTimeoutMs,
    jobs: manualJobs,
    files: pictureFiles,
  });
  const accountId = await test.fixtures.addAccount();
  const imageId = await addPicture(test, accountId);
  const ann = await test.fixtures.signedIn({ name: 'Ann', accountIds: [accountId] });

  const call = <Data>(id: Parameters<TestApp['call']>[0], body: object, token = ann.token) =>
    test.call<Data>(id, { token, body });
  const summaryOf = async (id: string) => {
    const [row] = await test.database.db.select().from(drafts).where(eq(drafts.id, id));
    if (row === undefined) throw new Error(`no draft ${id}`);
    return row;
  };
  const versionOf = async (id: string) => (await summaryOf(id)).version;

  return {
    test,
    provider,
    accountId,
    imageId,
    ann,
    call,
    jobs,
    versionOf,
    newPicture: (sameAs) => addPicture(test, accountId, sameAs),
    async newAccount(ofProvider) {
      const added = await test.fixtures.addAccount({ provider: ofProvider });
      await test.database.db.insert(userAccounts).values({ userId: ann.userId, accountId: added });
      return { accountId: added, imageId: await addPicture(test, added) };
    },
    async newDraft(draft, ofAccount = accountId) {
      const id = randomUUID();
      const body = { id, accountId: ofAccount, ...commandsOf(draft) };
      const { code, fields } = await call('draftSave', body);
      if (code !== 200) throw new Error(`not saved: ${code} ${JSON.stringify(fields)}`);
      return id;
    },
    async startUpload(id, campaignIds) {
      const version = await versionOf(id);
      const submitted = await call('draftSubmit', { id, version });
      const { code, data } = await call<{ uploadId: string }>('draftUpload', { id, version, campaignIds });
      if (code !== 200) throw new Error(`not started: ${code} ${JSON.stringify(submitted)}`);
      return data.uploadId;
    },
    status: async (id, query = {}) =>
      (await call<UploadStatus>('draftUploadStatus', { page: { size: 50 }, query: { id, ...query } })).data,
    statusOf: async (id) => (await summaryOf(id)).status,
    preview: async (id) => (await call<DraftPreview>('draftPreview', { id })).data,
    plan: async (id) => (await call<DraftPlan>('draftPlan', { id })).data,
    runJobs,
    runOneJob,
  };
}

/** `sameAs`: a picture with the same content. */
async function addPicture(
  { database: { db } }: TestApp,
  accountId: number,
  sameAs?: string,
): Promise<string> {
  const id = randomUUID();
  const [twin] =
    sameAs === undefined
      ? []
      : await db.select({ fileId: images.fileId }).from(images).where(eq(images.id, sameAs));
  const fileId = twin?.fileId ?? randomUUID();
  if (twin === undefined) {
    const content = pictureOf(imageFileKey(fileId));
    await db.insert(imageFiles).values({
      id: fileId,
      contentHash: createHash('sha256').update(content).digest('hex'),
      bytes: content.length,
      mime: 'image/png',
      width: 200,
      height: 200,
      ratio: '1:1',
    });
  }
  await db.insert(images).values({ id, accountId, fileId, name: 'Snow', createdTime: new Date() });
  return id;
}
