import { grantablePages, pagePath, permissions, type Role } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import * as z from 'zod/mini';
import { useDraft, useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { roleDraftOf, emptyRole, roleChanges, type RoleChanges, type RoleDraft } from './role-state';

/** Replaces an id: a role that does not exist yet. */
export const newRole = 'new';

const unsavedSchema = z.object({
  version: z.optional(z.int()),
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  pages: z.array(z.string()),
});

const read = (value: unknown): RoleDraft | undefined => unsavedSchema.safeParse(value).data;

/** Id of the unsaved changes of a role. */
export const roleDraftId = (id: string): string => `role:${id}`;

/** Stores unsaved changes of a role, or of a new one. */
export function keepRoleDraft(id: string, name: string, value: RoleDraft): void {
  const href = `${pagePath('roles')}?role=${id}`;
  useUnsavedDrafts.getState().keep(roleDraftId(id), { href, name, value });
}

export interface RoleDraftState {
  draft: RoleDraft;
  changes: RoleChanges;
  change: (part: Partial<RoleDraft>) => void;
  discard: () => void;
}

/** A role, or a new one, that is being edited. Unsaved changes survive switching to another role or page, and a reload. */
export function useRoleDraft(role: Role | undefined): RoleDraftState {
  const { t } = useTranslation('access');
  const id = role?.id ?? newRole;
  const unsaved = useDraft(roleDraftId(id), read);
  const stored = role ? roleDraftOf(role, grantablePages) : emptyRole;
  const draft = unsaved.draft ?? stored;
  return {
    draft,
    changes: roleChanges(stored, draft),
    change: (part) => {
      const next = { ...draft, ...part };
      if (roleChanges(stored, next).count === 0) unsaved.discard();
      else keepRoleDraft(id, next.name || t('roles.new'), next);
    },
    discard: unsaved.discard,
  };
}
