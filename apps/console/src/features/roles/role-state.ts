import {
  canOpenPage,
  pagesIn,
  permissions,
  type PageTreeNode,
  type Permission,
  type Role,
} from '@meridian/api-client/contract';
import { permissionsIn } from '../../lib/access/access-words';

/** A role that is being edited. */
export interface RoleDraft {
  /** The version on which it is based; undefined for a new role. */
  version?: number | undefined;
  name: string;
  permissions: readonly Permission[];
  pages: readonly string[];
}

/** A new role. */
export const emptyRole: RoleDraft = { name: '', permissions: [], pages: [] };

/** The draft of a stored role. */
export function roleDraftOf(
  role: Pick<Role, 'version' | 'name' | 'permissions' | 'pages'>,
  grantable: readonly string[],
): RoleDraft {
  return {
    version: role.version,
    name: role.name,
    permissions: permissionsIn(role.permissions),
    pages: role.pages ?? grantable,
  };
}

/** The differences between two drafts of a role. */
export interface RoleChanges {
  isRenamed: boolean;
  addedPermissions: readonly Permission[];
  removedPermissions: readonly Permission[];
  addedPages: readonly string[];
  removedPages: readonly string[];
  count: number;
}

export function roleChanges(stored: RoleDraft, draft: RoleDraft): RoleChanges {
  const without = <T>(some: readonly T[], others: readonly T[]) =>
    some.filter((one) => !others.includes(one));
  const changes = {
    isRenamed: stored.name !== draft.name,
    addedPermissions: without(draft.permissions, stored.permissions),
    removedPermissions: without(stored.permissions, draft.permissions),
    addedPages: without(draft.pages, stored.pages),
    removedPages: without(stored.pages, draft.pages),
  };
  const { isRenamed, ...lists } = changes;
  const count = Object.values(lists).reduce((sum, list) => sum + list.length, isRenamed ? 1 : 0);
  return { ...changes, count };
}

/** A row of the matrix: the actions in an area. */
export interface MatrixRow {
  /** `report:search`. */
  area: string;
  /** Key of its name among the texts: `report_search`. */
  textKey: AreaKey<Permission>;
  /** The permission for each action; actions that do not exist are absent. */
  permissions: ReadonlyMap<Action<Permission>, Permission>;
}

type AreaKey<Each extends Permission> = Each extends `${infer Area}:${infer Resource}:${string}`
  ? `${Area}_${Resource}`
  : never;
type Action<Each extends Permission> = Each extends `${string}:${string}:${infer Name}` ? Name : never;

const parts = permissions.map((permission) => {
  const [area, resource, action] = permission.split(':');
  // asserted: like the types split it
  const textKey = `${area}_${resource}` as AreaKey<Permission>;
  return { permission, area: `${area}:${resource}`, textKey, action: action as Action<Permission> };
});

/** The permissions as areas and actions. */
export const permissionMatrix: { actions: readonly Action<Permission>[]; rows: readonly MatrixRow[] } = {
  actions: [...new Set(parts.map(({ action }) => action))],
  rows: [...new Map(parts.map(({ area, textKey }) => [area, textKey]))].map(([area, textKey]) => ({
    area,
    textKey,
    permissions: new Map(
      parts.filter((part) => part.area === area).map(({ action, permission }) => [action, permission]),
    ),
  })),
};

/** Whether the permissions of an area apply to every account of the workspace, regardless of the user's accounts. */
export const isForAllAccounts = (area: string) => area.startsWith('account:');

/** Number of a node's pages that a role lists; pages of every session do not count. */
export function countPages(node: PageTreeNode, held: readonly string[]): { count: number; total: number } {
  const paths = pathsBelow(node);
  return { count: paths.filter((path) => held.includes(path)).length, total: paths.length };
}

/** The paths below a node that a role can list. */
export function pathsBelow({ path, access, children = [] }: PageTreeNode): readonly string[] {
  if (access !== undefined) return access === 'session' ? [] : [path];
  return children.flatMap(pathsBelow);
}

/** Number of pages below a node that the role actually opens: those that it lists and has the permission for. */
export function countOpenPages(node: PageTreeNode, role: RoleDraft): { count: number; total: number } {
  const below = pagesIn([node]);
  return {
    count: below.filter(({ access, path }) => canOpenPage(role, access, path)).length,
    total: below.length,
  };
}

/** The nodes whose title contains a text, with their descendants and ancestors. */
export function findPages(
  nodes: readonly PageTreeNode[],
  text: string,
  titleOf: (node: PageTreeNode) => string,
): readonly PageTreeNode[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return nodes;
  return nodes.flatMap((node) => {
    if (titleOf(node).toLowerCase().includes(wanted)) return [node];
    const children = findPages(node.children ?? [], text, titleOf);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
