import { hasPermission, type Permission } from '@meridian/api-client/contract';
import { createContext, use, type ReactNode } from 'react';

const HeldPermissions = createContext<readonly string[]>([]);

/** Provides the permissions of the logged-in user to everything inside it. */
export function CanProvider({
  permissions,
  children,
}: {
  permissions: readonly string[];
  children: ReactNode;
}) {
  return <HeldPermissions value={permissions}>{children}</HeldPermissions>;
}

/** Whether the user has the permission, or any one of several. The server rejects requests that this hides. */
export function useCan(permission: Permission | readonly Permission[]): boolean {
  const held = use(HeldPermissions);
  return hasPermission(held, permission);
}

/** Renders its children if the user has the permission or any one of several. */
export function Can({
  permission,
  children,
}: {
  permission: Permission | readonly Permission[];
  children: ReactNode;
}) {
  return useCan(permission) ? children : null;
}
