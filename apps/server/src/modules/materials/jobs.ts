import { hasPermission } from '@meridian/api-client/contract';
import type { ModuleDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { jobFailure } from '../../kits/provider/failures';
import { defineJob } from '../../platform/jobs';
import { createImageSyncsRepository } from './image-syncs.repository';
import { imagesQueue } from './image-syncs.service';
import { sendImages } from './send-images';

type Dependencies = Pick<ModuleDependencies, 'db' | 'clock' | 'files' | 'providers' | 'stopping'>;

/** Sends images of an account's library to the provider. */
export const sendAccountImages = defineJob({
  queue: imagesQueue,
  run({ db, clock, files, providers = [], stopping }: Dependencies) {
    const callers = createCallersRepository({ db, clock });
    async function maySend(userId: string, accountId: number) {
      const user = await callers.findUser(userId);
      return (
        user !== null &&
        user.accountIds.includes(accountId) &&
        hasPermission(user.permissions, 'material:image:edit')
      );
    }
    return {
      run: ({ accountId }) => sendImages({ db, providers, files, stopping, maySend }, accountId),
      onExhausted: (accountId, reason) =>
        createImageSyncsRepository(db).failAll(Number(accountId), jobFailure(reason)),
    };
  },
});
