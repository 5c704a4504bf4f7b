import { endpoints, viewerRole, type Account, type ManagedUser } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Chip } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { DrawerPending } from '../../lib/page/drawer-pending';
import { FormDrawer } from '../../lib/page/form-drawer';
import type { NewPassword } from './password-dialog';
import { UserForm } from './user-form';

export interface UserDrawerProps {
  /** Id of the user; `new` for a new one, `reader` for a new one with the role that only reads. */
  id: string;
  accounts: readonly Account[];
  today: string;
  timeZone: string;
  onDelete: (user: ManagedUser) => void;
  onPassword: (password: NewPassword) => void;
  onClose: () => void;
}

/** A user in a drawer: names, roles, language, accounts, access. Nothing changes until it is saved. */
export function UserDrawer({ id, onClose, ...props }: UserDrawerProps) {
  const { t } = useTranslation('access');
  const isReader = id === 'reader';
  const isNew = isReader || id === 'new';
  // not cached: a form begins with current values
  const query = useQuery({
    ...endpointOptions(useApi(), endpoints.userDetail, { body: { id } }),
    enabled: !isNew,
    gcTime: 0,
  });
  const user = query.data;
  const roles = useQuery({
    ...endpointOptions(useApi(), endpoints.userRoleOptions),
    enabled: isReader,
    select: ({ list }) => list.filter(({ name, canGrant }) => name === viewerRole && canGrant),
  });
  const isReady = isReader ? roles.data !== undefined || roles.isError : isNew || user !== undefined;
  return (
    <FormDrawer
      onClose={onClose}
      closeLabel={t('close')}
      title={
        <span className="flex items-center gap-3">
          <span className="truncate [unicode-bidi:plaintext]">
            {isReader
              ? t('users.newReader')
              : isNew
                ? t('users.new')
                : user
                  ? user.displayName || user.userName
                  : t('users.user')}
          </span>
          {user && <StateChip user={user} />}
        </span>
      }
    >
      {isReady ? (
        <UserForm
          user={user}
          roleIds={isReader ? roles.data?.map((role) => role.id) : undefined}
          {...props}
          onClose={onClose}
        />
      ) : (
        <div className="px-5">
          <DrawerPending error={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
    </FormDrawer>
  );
}

function StateChip({ user: { state } }: { user: ManagedUser }) {
  const { t } = useTranslation('access');
  const tone = state === 'active' ? 'ok' : state === 'locked' ? 'bad' : 'mute';
  return <Chip tone={tone}>{t(`users.states.${state}`)}</Chip>;
}
