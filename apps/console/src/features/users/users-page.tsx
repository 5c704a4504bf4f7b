import { endpoints, userStates, type Account, type ManagedUser } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { PlusIcon } from '@meridian/ui/icons';
import { ListPage } from '@meridian/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoleWords } from '../../lib/access/access-words';
import { useApi } from '../../lib/api/api';
import { ChoiceMenu } from '../../lib/lists/choice-menu';
import { DebouncedSearchField } from '../../lib/lists/debounced-search-field';
import { ListBody } from '../../lib/lists/list-body';
import { useListPage } from '../../lib/lists/use-list-page';
import { usePageTitle } from '../../lib/page/use-page-title';
import { Can } from '../../lib/session/can';
import { DeleteUserDialog } from './delete-user-dialog';
import { PasswordDialog, type NewPassword } from './password-dialog';
import { UserDrawer } from './user-drawer';
import { UserTable } from './user-table';
import { toUsersRequest, type UsersAddress } from './users-address';

export interface UsersPageProps {
  address: UsersAddress;
  onAddressChange: (address: UsersAddress, options?: { replace: boolean }) => void;
  /** The accounts that the current user may grant. */
  accounts: readonly Account[];
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** IANA name. */
  timeZone: string;
}

/** Users of the workspace: list, and a drawer for one of them. */
export function UsersPage({ address, onAddressChange, accounts, today, timeZone }: UsersPageProps) {
  const { t } = useTranslation('access');
  usePageTitle(t('users.title'));
  const list = useListPage({
    address,
    onAddressChange,
    request: endpointOptions(useApi(), endpoints.userList, { body: toUsersRequest(address) }),
  });
  const [deleted, setDeleted] = useState<ManagedUser>();
  const [password, setPassword] = useState<NewPassword>();
  const open = (id: string | undefined, options?: { replace: boolean }) =>
    onAddressChange({ ...address, id }, options);
  const close = () => open(undefined, { replace: true });
  const clear = { text: undefined, state: undefined, role: undefined, account: undefined };
  return (
    <ListPage
      title={t('users.title')}
      actions={
        <Can permission="system:user:edit">
          <Button variant="primary" icon={<PlusIcon />} onClick={() => open('new')}>
            {t('users.new')}
          </Button>
        </Can>
      }
      toolbar={<UsersToolbar address={address} accounts={accounts} onChange={list.change} />}
    >
      <ListBody
        list={list}
        failedTitle={t('users.failed')}
        pagerLabel={t('users.pager')}
        offersSizes
        empty={
          <EmptyState
            kind="noMatch"
            title={t('users.noMatch')}
            actions={<Button onClick={() => list.change(clear)}>{t('users.clear')}</Button>}
            className="flex-1 border-t border-line-2"
          />
        }
      >
        {(users) => (
          <UserTable
            users={users}
            today={today}
            timeZone={timeZone}
            currentId={address.id}
            onOpen={({ id }) => open(id)}
          />
        )}
      </ListBody>
      {address.id !== undefined && (
        <UserDrawer
          key={address.id}
          id={address.id}
          accounts={accounts}
          today={today}
          timeZone={timeZone}
          onDelete={setDeleted}
          onPassword={setPassword}
          onClose={close}
        />
      )}
      {deleted && <DeleteUserDialog user={deleted} onDeleted={close} onClose={() => setDeleted(undefined)} />}
      {password && <PasswordDialog {...password} onClose={() => setPassword(undefined)} />}
    </ListPage>
  );
}

interface UsersToolbarProps {
  address: UsersAddress;
  accounts: readonly Account[];
  onChange: (change: Partial<UsersAddress>) => void;
}

function UsersToolbar({ address, accounts, onChange }: UsersToolbarProps) {
  const { t } = useTranslation('access');
  const roleWords = useRoleWords();
  const { data: roles = [] } = useQuery({
    ...endpointOptions(useApi(), endpoints.userRoleOptions),
    select: ({ list }) => list,
  });
  const all = t('users.all');
  return (
    <div className="flex flex-wrap items-center gap-2 px-page pb-3 max-desktop:px-4">
      <DebouncedSearchField
        label={t('users.search')}
        value={address.text}
        onValueChange={(text) => onChange({ text })}
        className="w-60 max-desktop:w-full"
      />
      <ChoiceMenu
        label={t('users.role')}
        allLabel={all}
        groups={[{ choices: roles.map(({ id, name }) => ({ value: id, label: roleWords(name) })) }]}
        value={address.role}
        onValueChange={(role) => onChange({ role })}
      />
      <ChoiceMenu
        label={t('users.account')}
        allLabel={all}
        groups={[
          {
            choices: accounts.map(({ accountId, accountName }) => ({
              value: `${accountId}`,
              label: accountName,
            })),
          },
        ]}
        value={address.account === undefined ? undefined : `${address.account}`}
        onValueChange={(id) => onChange({ account: id === undefined ? undefined : Number(id) })}
      />
      <ChoiceMenu
        label={t('users.state')}
        allLabel={all}
        groups={[
          { choices: userStates.map((state) => ({ value: state, label: t(`users.states.${state}`) })) },
        ]}
        value={address.state}
        onValueChange={(value) => onChange({ state: userStates.find((state) => state === value) })}
      />
    </div>
  );
}
