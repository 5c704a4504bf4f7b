import { grantablePages, type OwnRole, type Role } from '@meridian/api-client/contract';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { notifyMessages } from '../../platform/signals';
import { coversPermissions, type ChangeAccess } from './access-change';
import { recordRoleDelete, recordRoleSave } from './record-role';
import { createRolesRepository, type RoleContent, type StoredRole } from './roles.repository';

export interface RoleSave extends RoleContent {
  id?: string | undefined;
  version?: number | undefined;
  pages: string[];
}

/** Lists, saves and deletes roles. Open consoles of their users reload their pages. */
export function createRolesService({ db, changeAccess }: { db: Database; changeAccess: ChangeAccess }) {
  const roles = createRolesRepository(db);
  return {
    list: async (caller: Caller): Promise<Role[]> => (await roles.list()).map(seenBy(caller)),

    async ofUser(userId: string): Promise<OwnRole[]> {
      const own = await roles.ofUser(userId);
      return own.map(({ name, isBuiltIn, permissions, pages }) => ({ name, isBuiltIn, permissions, pages }));
    },

    /** Errors: `not_found`. */
    async detail(id: string, caller: Caller): Promise<{ role: Role; userNames: string[] }> {
      const role = await roles.find(id);
      if (role === undefined) throw new DomainError('not_found');
      return { role: seenBy(caller)(role), userNames: await roles.userNames(id) };
    },

    /** Errors: those of the endpoint `roleSave`. */
    save({ id, version, ...content }: RoleSave, userId: string): Promise<Role> {
      const unknown = content.pages.find((path) => !grantablePages.includes(path));
      if (unknown !== undefined) throw invalidField('pages', 'invalid');
      const clean: RoleContent = {
        name: content.name,
        permissions: [...new Set(content.permissions)],
        pages: [...new Set(content.pages)],
      };
      return changeAccess({ userId, needs: 'system:role:edit' }, async ({ tx, caller }) => {
        const repository = createRolesRepository(tx);
        if (!coversPermissions(caller.permissions, clean.permissions)) throw new DomainError('not_allowed');
        const previous = id === undefined ? undefined : await findEditable(tx, { id, version }, caller);
        if (await repository.isNameTaken(clean.name, id)) {
          throw new DomainError('duplicate', {}, { messageKey: 'role_name_taken' });
        }
        const saved = id ?? (await repository.add(clean));
        if (id !== undefined) await repository.save(id, clean);
        await notifyMessages(tx, null);
        const role = await repository.find(saved);
        if (role === undefined) throw new DomainError('not_found');
        await recordRoleSave(tx, previous, role);
        return seenBy(caller)(role);
      });
    },

    /** Errors: those of `findEditable`; `invalid_request` for a role with users but no replacement. */
    remove(
      { id, version, replacementId }: { id: string; version: number; replacementId?: string | undefined },
      userId: string,
    ): Promise<void> {
      return changeAccess({ userId, needs: 'system:role:edit' }, async ({ tx, caller }) => {
        const repository = createRolesRepository(tx);
        const role = await findEditable(tx, { id, version }, caller);
        const replacement = replacementId === undefined ? undefined : await repository.find(replacementId);
        if (replacementId === id || (replacementId !== undefined && replacement === undefined)) {
          throw invalidField('replacementId', 'invalid');
        }
        if (replacement && !seenBy(caller)(replacement).canGrant) throw new DomainError('not_allowed');
        if (role.userCount > 0 && replacement === undefined) {
          const fields = { replacementId: 'role_in_use' };
          throw new DomainError('invalid_request', {}, { fields, messageKey: 'role_in_use' });
        }
        await repository.remove(id, replacementId);
        await recordRoleDelete(tx, role, replacement?.name);
        await notifyMessages(tx, null);
      });
    },
  };
}

const seenBy =
  ({ permissions }: Caller) =>
  (role: StoredRole): Role => ({ ...role, canGrant: coversPermissions(permissions, role.permissions) });

/** A custom role that the user may change. Errors: `not_found`, `conflict`, `not_allowed`. */
async function findEditable(
  tx: Database,
  { id, version }: { id: string; version: number | undefined },
  caller: Caller,
) {
  const role = await createRolesRepository(tx).find(id);
  if (role === undefined) throw new DomainError('not_found');
  const { canGrant, isBuiltIn } = seenBy(caller)(role);
  if (!canGrant || isBuiltIn) throw new DomainError('not_allowed');
  if (role.version !== version) throw new DomainError('conflict', {}, { data: seenBy(caller)(role) });
  return role;
}
