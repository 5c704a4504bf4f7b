import type { AuditValues, Role } from '@meridian/api-client/contract';
import { changedValues, recordAudit } from '../../platform/audit';
import type { Database } from '../../platform/db';

type NamedRole = Pick<Role, 'id' | 'name' | 'permissions' | 'pages'>;

/** Records that a role was created (no `previous`) or changed. */
export async function recordRoleSave(
  tx: Database,
  previous: NamedRole | undefined,
  role: NamedRole,
): Promise<void> {
  await recordAudit(tx, {
    action: previous ? 'roleChange' : 'roleCreate',
    object: { id: role.id, name: role.name },
    ...(previous ? changedValues(valuesOf(previous), valuesOf(role)) : { after: valuesOf(role) }),
  });
}

/** Records that a role was deleted; `replacement`: the role that its users get instead. */
export async function recordRoleDelete(
  tx: Database,
  role: NamedRole,
  replacement: string | undefined,
): Promise<void> {
  await recordAudit(tx, {
    action: 'roleDelete',
    object: { id: role.id, name: role.name },
    before: valuesOf(role),
    after: replacement === undefined ? null : { replacement },
  });
}

const valuesOf = ({ name, permissions, pages }: NamedRole): AuditValues => ({
  name,
  permissions: permissions.toSorted(),
  pages: pages?.toSorted() ?? null,
});
