import { hasPermission } from '@meridian/api-client/contract';
import type { ModuleDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { jobFailure } from '../../kits/provider/failures';
import { defineJob, defineRecurringJob } from '../../platform/jobs';
import { createImageProvider } from '../materials';
import { fetchQueue } from './account/fetch-account.service';
import { mergeQueue } from './account/merge-account.service';
import { createNightlyMerges } from './account/nightly-merges';
import { failFetch, runFetch } from './account/run-fetch';
import { failMerge, runMerge } from './account/run-merge';
import { runUpload, uploadTimesOf } from './run/run-upload';
import { uploadQueue } from './uploads.service';
import { createUploadWatch, failUpload } from './watch-uploads';

type Dependencies = Pick<
  ModuleDependencies,
  'db' | 'clock' | 'files' | 'providers' | 'providerTimeoutMs' | 'stopping'
>;

/** Sends drafts to the provider. */
export const uploadDrafts = defineJob({
  queue: uploadQueue,
  run({ db, clock, files, providers = [], providerTimeoutMs, stopping }: Dependencies) {
    const callers = createCallersRepository({ db, clock });
    async function mayUpload(userId: string, accountId: number) {
      const user = await callers.findUser(userId);
      return (
        user !== null &&
        user.accountIds.includes(accountId) &&
        hasPermission(user.permissions, 'draft:draft:upload')
      );
    }
    const times = uploadTimesOf(providerTimeoutMs);
    const images = createImageProvider({ db, files, clock });
    return {
      run: ({ uploadId }) =>
        runUpload({ db, clock, providers, stopping, times, images, mayUpload }, uploadId),
      onExhausted: (uploadId, reason) => failUpload({ db, clock }, uploadId, jobFailure(reason)),
    };
  },
});

/** Fetches accounts into drafts. */
export const fetchAccounts = defineJob({
  queue: fetchQueue,
  run: ({
    db,
    clock,
    providers = [],
    stopping,
  }: Pick<ModuleDependencies, 'db' | 'clock' | 'providers' | 'stopping'>) => ({
    run: ({ draftId }) => runFetch({ db, clock, providers, stopping }, draftId),
    onExhausted: (draftId) => failFetch(db, draftId, 'provider_failed'),
  }),
});

/** Gets changes of accounts into their drafts. */
export const mergeAccounts = defineJob({
  queue: mergeQueue,
  run: ({
    db,
    clock,
    providers = [],
    stopping,
  }: Pick<ModuleDependencies, 'db' | 'clock' | 'providers' | 'stopping'>) => ({
    run: ({ draftId }) => runMerge({ db, clock, providers, stopping }, draftId),
    onExhausted: (draftId) => failMerge({ db, clock }, draftId, 'provider_failed'),
  }),
});

/** Starts to get the changes of accounts into drafts whose night has come. */
export const mergeNightly = defineRecurringJob({
  queue: 'merge-nightly',
  every: 300,
  run({ db, clock, jobs, log }: Pick<ModuleDependencies, 'db' | 'clock' | 'jobs' | 'log'>) {
    const callers = createCallersRepository({ db, clock });
    return createNightlyMerges({ db, clock, jobs, log, findUser: (id) => callers.findUser(id) });
  },
});

/** Ends uploads that no server processes. */
export const watchUploads = defineRecurringJob({
  queue: 'watch-uploads',
  every: 60,
  run: ({ db, clock, providers = [] }: Pick<ModuleDependencies, 'db' | 'clock' | 'providers'>) =>
    createUploadWatch({ db, clock, providers }),
});
