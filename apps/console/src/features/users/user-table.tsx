import type { ManagedUser } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Avatar, Chip } from '@meridian/ui';
import { LockIcon } from '@meridian/ui/icons';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useRoleWords } from '../../lib/access/access-words';
import { recentTime } from '../../lib/dates/day-and-time';

export interface UserTableProps {
  users: readonly ManagedUser[];
  today: string;
  timeZone: string;
  /** The user whose drawer is open. */
  currentId: string | undefined;
  onOpen: (user: ManagedUser) => void;
}

/** Users with roles, number of accounts, state and last login. */
export function UserTable({ users, currentId, ...props }: UserTableProps) {
  const { t } = useTranslation('access');
  return (
    <DataTable
      caption={t('users.title')}
      columns={useColumns(props)}
      rows={users}
      rowId={({ id }) => id}
      isCurrentRow={({ id }) => id === currentId}
      onRowClick={props.onOpen}
      edge="page"
    />
  );
}

const inWideTable = { hiddenBelow: 'desktop' } as const;

function useColumns({
  today,
  timeZone,
  onOpen,
}: Omit<UserTableProps, 'users' | 'currentId'>): DataTableColumn<ManagedUser>[] {
  const { t } = useTranslation('access');
  const { language } = useLanguage();
  return [
    {
      id: 'user',
      header: t('users.user'),
      meta: { cellClassName: 'py-1.5' },
      cell: ({ row: { original } }) => <UserCell user={original} onOpen={() => onOpen(original)} />,
    },
    {
      id: 'roles',
      header: t('users.roles'),
      meta: inWideTable,
      cell: ({ row: { original } }) => <RoleChips user={original} />,
    },
    {
      id: 'accounts',
      header: t('users.accounts'),
      meta: { ...inWideTable, isNumeric: true },
      cell: ({ row: { original } }) =>
        original.hasAllAccounts
          ? t('users.allAccounts')
          : formatValue(original.accountIds.length + original.otherAccountCount, 't'),
    },
    {
      id: 'state',
      header: t('users.state'),
      cell: ({ row: { original } }) => <UserStateMark user={original} />,
    },
    {
      id: 'signedInTime',
      header: t('users.lastLogin'),
      meta: { ...inWideTable, cellClassName: 'whitespace-nowrap tabular-nums' },
      cell: ({ row: { original } }) =>
        original.signedInTime === null ? (
          <span className="text-fg-3">{t('users.never')}</span>
        ) : (
          recentTime(original.signedInTime, { today, timeZone }, language)
        ),
    },
  ];
}

function UserCell({ user, onOpen }: { user: ManagedUser; onOpen: () => void }) {
  const name = user.displayName || user.userName;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} />
      <span className="flex min-w-0 flex-col items-start">
        <button
          type="button"
          onClick={onOpen}
          className="max-w-[38vw] truncate rounded-xs font-medium text-fg-1 focus-ring hover:text-accent-fg hover:underline max-desktop:min-h-8"
        >
          {name}
        </button>
        {user.displayName !== '' && (
          <span className="max-w-[38vw] truncate text-12 text-fg-3">{user.userName}</span>
        )}
      </span>
    </span>
  );
}

function RoleChips({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('access');
  const roleWords = useRoleWords();
  if (user.roles.length === 0) return <span className="text-fg-3">{t('users.defaultRole')}</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {user.roles.map(({ id, name }) => (
        <Chip key={id} shape="square" tone={name === 'admin' ? 'accent' : 'mute'}>
          {roleWords(name)}
        </Chip>
      ))}
    </span>
  );
}

/** Whether a user can log in: a mark and a word. */
function UserStateMark({ user: { state } }: { user: ManagedUser }) {
  const { t } = useTranslation('access');
  const label = t(`users.states.${state}`);
  if (state === 'locked') {
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-bad-fg">
        <LockIcon aria-hidden className="size-3.5" />
        {label}
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden
        className={`size-1.5 rounded-full ${state === 'active' ? 'bg-ok-solid' : 'bg-fg-3'}`}
      />
      {label}
    </span>
  );
}
