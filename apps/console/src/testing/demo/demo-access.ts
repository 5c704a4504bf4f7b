import {
  allPermissions,
  grantablePages,
  permissions,
  type ManagedUser,
  type OwnRole,
  type Permission,
  type Role,
} from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';
import { demoSessions } from './demo-sessions';

const idOf = (kind: number, index: number) =>
  `6d1f0a2${String(kind)}-3c4b-4e5a-8f70-${String(index).padStart(12, '0')}`;

interface RoleSeed {
  name: string;
  permissions: readonly Permission[];
  pages: readonly string[];
  userCount: number;
}

const readReports = ['report:search:view', 'report:feed:view', 'report:export:create'] as const;
const withoutKeywords = grantablePages.filter(
  (path) =>
    /^\/(keywordSearch|feeds|reportCenter|downloadCenter)/.test(path) && !path.includes('keywordMonth'),
);

const own: readonly RoleSeed[] = [
  {
    name: 'Team lead',
    permissions: permissions.filter((one) => !one.startsWith('system:role')),
    pages: grantablePages,
    userCount: 1,
  },
  { name: 'Reporter', permissions: readReports, pages: withoutKeywords, userCount: 3 },
  {
    name: '财务',
    permissions: [...readReports, 'account:account:view'],
    pages: withoutKeywords,
    userCount: 0,
  },
];

const builtIn = { version: 1, isBuiltIn: true, canGrant: true, pages: null };

/** Id of a role that can be edited. */
export const ownRoleId = idOf(1, 3);

const demoRoles: readonly Role[] = [
  { ...builtIn, id: idOf(1, 0), name: 'admin', permissions: [allPermissions], userCount: 1 },
  {
    ...builtIn,
    id: idOf(1, 1),
    name: 'edit',
    userCount: 4,
    permissions: permissions.filter((one) => /^(report|draft|material)/.test(one)),
  },
  ...own.map((role, index): Role => ({
    ...role,
    permissions: [...role.permissions],
    pages: [...role.pages],
    id: idOf(1, index + 2),
    version: 2,
    isBuiltIn: false,
    canGrant: true,
  })),
];

const rolesNamed = (names: readonly string[]) =>
  demoRoles.filter(({ name }) => names.includes(name)).map(({ id, name }) => ({ id, name }));

const demoUser = (
  index: number,
  userName: string,
  displayName: string,
  { roles = [], ...more }: Partial<Omit<ManagedUser, 'roles'>> & { roles?: readonly string[] },
): ManagedUser => ({
  id: idOf(2, index),
  version: 3,
  userName,
  displayName,
  state: 'active',
  isFrozen: false,
  isLocked: false,
  language: 2,
  accountIds: [1, 2, 3],
  otherAccountCount: 0,
  hasAllAccounts: false,
  createdTime: '2026-06-02T02:00:00Z',
  signedInTime: '2026-11-20T10:20:00Z',
  passwordChangedTime: '2026-10-02T06:00:00Z',
  mustChangePassword: false,
  canEdit: true,
  isSelf: false,
  hasSecondFactor: false,
  ...more,
  roles: rolesNamed(roles),
});

/** Ids of users whose drawers have different content. */
export const demoUserIds = { plain: idOf(2, 3), locked: idOf(2, 5), fresh: idOf(2, 8) };

const demoUsers: readonly ManagedUser[] = [
  demoUser(1, 'linwei@kaede', 'Lin Wei', {
    roles: ['admin'],
    hasAllAccounts: true,
    isSelf: true,
    signedInTime: '2026-11-21T01:12:00Z',
  }),
  demoUser(2, 'zhangmin@kaede', '张敏', { roles: ['Team lead'], accountIds: [1, 2, 3, 4, 5], language: 1 }),
  demoUser(3, 'chenyu@kaede', 'Chen Yu', {
    roles: ['edit', 'Reporter'],
    language: 3,
    hasSecondFactor: true,
  }),
  demoUser(4, 'mori@sakuraya', 'Mori Aya', { roles: ['Reporter'], accountIds: [3], otherAccountCount: 2 }),
  demoUser(5, 'wangjing@aoi', '王静', {
    roles: ['Reporter'],
    state: 'locked',
    isLocked: true,
    accountIds: [4],
  }),
  demoUser(6, 'tanhao@kaede', 'Tan Hao', {
    roles: ['edit'],
    state: 'frozen',
    isFrozen: true,
    signedInTime: '2026-10-30T08:40:00Z',
  }),
  demoUser(7, 'a-very-long-user-name-that-does-not-fit@northern-islands-travel.example', '', {
    accountIds: [],
  }),
  demoUser(8, 'liuxin', '刘欣', {
    roles: ['Reporter'],
    signedInTime: null,
    passwordChangedTime: null,
    mustChangePassword: true,
  }),
];

const ownRoles: readonly OwnRole[] = demoRoles
  .filter(({ name }) => name === 'Reporter' || name === '财务')
  .map(({ name, isBuiltIn, permissions: granted, pages }) => ({
    name,
    isBuiltIn,
    permissions: granted,
    pages,
  }));

const idIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;

const notFound = { code: 404, message: 'This no longer exists.' };

/** Users and roles for an administrator, and the roles of a reporter. */
export const accessResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/system/user/list': () => ({
    data: { list: isEmpty ? [] : demoUsers },
    page: { number: 1, size: 20, totalCount: isEmpty ? 0 : demoUsers.length },
  }),
  '/system/user/detail': (body) => {
    const user = demoUsers.find(({ id }) => id === idIn(body));
    return user ? { data: user } : notFound;
  },
  '/system/user/session/list': (body) => ({
    data: { list: idIn(body) === demoUserIds.plain ? demoSessions : [] },
  }),
  '/system/user/session/close': () => ({ data: null }),
  '/system/user/roles': () => ({ data: { list: demoRoles } }),
  '/system/user/save': () => ({ data: { user: demoUsers[7], oneTimePassword: 'Kp7xWm4NzR2q' } }),
  '/system/user/resetPassword': () => ({ data: { user: demoUsers[2], oneTimePassword: 'Kp7xWm4NzR2q' } }),
  '/system/user/removeSecondFactor': () => ({ data: demoUsers[2] }),
  '/system/user/unlock': () => ({ data: demoUsers[4] }),
  '/system/user/delete': () => ({ data: null }),
  '/system/role/list': () => ({ data: { list: isEmpty ? demoRoles.slice(0, 2) : demoRoles } }),
  '/system/role/detail': (body) => {
    const role = demoRoles.find(({ id }) => id === idIn(body));
    return role ? { data: { role, userNames: ['Chen Yu', 'Mori Aya', '王静'] } } : notFound;
  },
  '/system/role/save': () => ({ data: demoRoles[3] }),
  '/system/role/delete': () => ({ data: null }),
  '/user/role/list': () => ({ data: { list: isEmpty ? [] : ownRoles } }),
});
