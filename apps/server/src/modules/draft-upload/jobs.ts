import { hasPermission } from '@meridian/api-client/contract';
import type { ModuleDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { jobFailure } from '../../kits/provider/failures';
import { defineJob, defineRecurringJob } from '../../platform/jobs';
import { createImageProvider } from '../materials';
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

/** Ends uploads that no server processes. */
export const watchUploads = defineRecurringJob({
  queue: 'watch-uploads',
  every: 60,
  run: ({ db, clock, providers = [] }: Pick<ModuleDependencies, 'db' | 'clock' | 'providers'>) =>
    createUploadWatch({ db, clock, providers }),
});
