import type { AccountBalance } from '@meridian/api-client/contract';
import { applyFollow, useOfflineMutation } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { offlineEndpoints } from '../../../lib/offline/offline-endpoints';
import { notify } from '../../../lib/page/notices';

type Followed = Pick<AccountBalance, 'accountId' | 'accountName' | 'isFollowed'>;

export interface Follow {
  /** The state that the user wants, before the server has confirmed it. */
  isFollowed: (account: Followed) => boolean;
  setFollowed: (account: Followed, isFollowed: boolean) => void;
}

/**
 * Follows and unfollows accounts, with immediate effect. Each account has one request at a time: further clicks are sent after its
 * response, so that the last click counts. An error reverts the star and says why.
 */
export function useFollow(): Follow {
  const { t } = useTranslation(['home', 'shell']);
  const { mutateAsync: follow } = useOfflineMutation(useApi(), offlineEndpoints.accountFollow);
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map());
  // read during a request, when the state of its click is outdated
  const latest = useRef(new Map<number, boolean>());
  const show = () => setWanted(new Map(latest.current));

  const send = async ({ accountId, accountName, isFollowed }: Followed) => {
    let agreed = isFollowed;
    for (;;) {
      const next = latest.current.get(accountId);
      if (next === undefined || next === agreed) break;
      try {
        const what = t(next ? 'shell:away.followed' : 'shell:away.unfollowed', { account: accountName });
        ({ isFollowed: agreed } = await follow({ what, body: { accountId, isFollowed: next } }));
        await applyFollow(queryClient, { accountId, isFollowed: agreed });
        if (agreed !== next) break;
      } catch (error) {
        const title = next ? 'accounts.followFailed' : 'accounts.unfollowFailed';
        notify({
          tone: 'error',
          title: t(title, { account: accountName }),
          description: errorMessage(error),
        });
        break;
      }
    }
    latest.current.delete(accountId);
    show();
  };

  return {
    isFollowed: ({ accountId, isFollowed }) => wanted.get(accountId) ?? isFollowed,
    setFollowed: (account, isFollowed) => {
      const isBusy = latest.current.has(account.accountId);
      latest.current.set(account.accountId, isFollowed);
      show();
      if (!isBusy) void send(account);
    },
  };
}
