import {
  allPermissions,
  isBuiltInRole,
  permissions,
  type HeldAccess,
  type Permission,
} from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useCallback } from 'react';

type TextKeyOf<Each extends Permission> = Each extends `${infer Area}:${infer Resource}:${infer Action}`
  ? `${Area}.${Resource}.${Action}`
  : never;

/** Title and description of a permission, in the current language. The namespace `routes` must be loaded. */
export function usePermissionWords(): (permission: Permission) => { title: string; sentence: string } {
  const { t } = useTranslation('routes');
  return useCallback(
    (permission) => {
      // asserted: the type says the same
      const key = permission.replaceAll(':', '.') as TextKeyOf<Permission>;
      return { title: t(`permissions.${key}.title`), sentence: t(`permissions.${key}.sentence`) };
    },
    [t],
  );
}

/** The name of a role: the built-in ones have a name in every language. The namespace `access` must be loaded. */
export function useRoleWords(): (name: string) => string {
  const { t } = useTranslation('access');
  return useCallback(
    (name) => {
      return isBuiltInRole(name) ? t(`roleNames.${name}`) : name;
    },
    [t],
  );
}

/** The permissions of a role or a user, each by its own name. */
export function permissionsIn(held: readonly string[]): readonly Permission[] {
  return held.includes(allPermissions) ? permissions : permissions.filter((one) => held.includes(one));
}

/** The combined access of several roles. */
export function accessOf(roles: readonly HeldAccess[]): HeldAccess {
  return {
    permissions: [...new Set(roles.flatMap((role) => permissionsIn(role.permissions)))],
    pages: roles.some(({ pages }) => pages === null)
      ? null
      : [...new Set(roles.flatMap(({ pages }) => pages ?? []))],
  };
}
