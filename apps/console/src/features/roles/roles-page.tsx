import { endpoints, grantablePages, type Role } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { LoadingLine } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useRoleWords } from '../../lib/access/access-words';
import { useApi } from '../../lib/api/api';
import { ListFailed } from '../../lib/lists/list-failed';
import { usePageTitle } from '../../lib/page/use-page-title';
import { RoleEditor } from './role-editor';
import { RoleHead } from './role-head';
import { RoleList } from './role-list';
import { roleDraftOf } from './role-state';
import { keepRoleDraft, newRole } from './use-role-draft';

export interface RolesPageProps {
  /** Id of the role in the address, or `new`; the first one by default. */
  roleId: string | undefined;
  onRoleChange: (id: string | undefined) => void;
  /** Permissions of the current user. */
  held: readonly string[];
}

/** Roles, and the editor of the selected one. */
export function RolesPage({ roleId, onRoleChange, held }: RolesPageProps) {
  const { t } = useTranslation('access');
  usePageTitle(t('roles.title'));
  const roleWords = useRoleWords();
  const query = useQuery({ ...endpointOptions(useApi(), endpoints.roleList), select: ({ list }) => list });
  const roles = query.data ?? [];
  const selected = roleId === newRole ? undefined : (roles.find(({ id }) => id === roleId) ?? roles[0]);
  const copy = (role: Role) => {
    const name = t('roles.copyName', { name: roleWords(role.name) });
    keepRoleDraft(newRole, name, { ...roleDraftOf(role, grantablePages), version: undefined, name });
    onRoleChange(newRole);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col max-desktop:min-h-full">
      {query.isSuccess ? (
        <RoleEditor
          key={selected?.id ?? newRole}
          role={selected}
          held={held}
          roles={roles}
          onCopy={copy}
          onShow={onRoleChange}
          list={<RoleList roles={roles} selectedId={selected?.id ?? newRole} onSelect={onRoleChange} />}
        />
      ) : (
        <>
          <RoleHead />
          {query.isPending && <LoadingLine label={t('roles.title')} />}
          {query.isError && (
            <ListFailed title={t('roles.failed')} error={query.error} onRetry={() => void query.refetch()} />
          )}
        </>
      )}
    </div>
  );
}
