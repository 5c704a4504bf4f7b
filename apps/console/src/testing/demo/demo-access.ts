import type { ManagedUser, OwnRole } from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';
import { demoSessions } from './demo-sessions';
import { recorded } from './recorded';

const roles = recorded('roleList').data.list;
const recordedUsers = recorded('userList').data.list;
const userNamed = (name: string) => recordedUsers.find(({ userName }) => userName === name);
const userWithFactor = userNamed('chenyu');

/** Users, one with a second factor and one with a name that does not fit. */
const users: readonly ManagedUser[] = [
  ...recordedUsers.map((user) => (user === userWithFactor ? { ...user, hasSecondFactor: true } : user)),
  ...recordedUsers.slice(-1).map((user) => ({
    ...user,
    id: '6d1f0a22-3c4b-4e5a-8f70-000000000007',
    userName: 'a-very-long-user-name-that-does-not-fit@northern-islands-travel.example',
    displayName: '',
    accountIds: [],
  })),
];

/** Ids of users whose drawers have different content. */
export const demoUserIds = {
  plain: userWithFactor?.id ?? '',
  locked: userNamed('wangjing')?.id ?? '',
  fresh: userNamed('liuxin')?.id ?? '',
};

const ownRole = roles.find(({ name }) => name === '报表专员');
/** Id of a role that can be edited. */
export const ownRoleId = ownRole?.id ?? '';

/** The roles of a user who is no administrator. */
const ownRoles: readonly OwnRole[] = roles
  .filter(({ name }) => name === '报表专员' || name === '财务')
  .map(({ name, isBuiltIn, permissions, pages }) => ({ name, isBuiltIn, permissions, pages }));

const idIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;

const notFound = { code: 404, message: 'This no longer exists.' };
const oneTimePassword = 'Kp7xWm4NzR2q';

/** Users and roles for an administrator, and the roles of a reporter. */
export const accessResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/system/user/list': () => ({
    data: { list: isEmpty ? [] : users },
    page: { number: 1, size: 20, totalCount: isEmpty ? 0 : users.length },
  }),
  '/system/user/detail': (body) => {
    const user = users.find(({ id }) => id === idIn(body));
    return user ? { data: user } : notFound;
  },
  '/system/user/session/list': (body) => ({
    data: { list: idIn(body) === demoUserIds.plain ? demoSessions : [] },
  }),
  '/system/user/session/close': () => ({ data: null }),
  '/system/user/roles': () => ({ data: { list: roles } }),
  '/system/user/save': () => ({ data: { user: userNamed('liuxin'), oneTimePassword } }),
  '/system/user/resetPassword': () => ({ data: { user: userWithFactor, oneTimePassword } }),
  '/system/user/removeSecondFactor': () => ({ data: userWithFactor }),
  '/system/user/unlock': () => ({ data: userNamed('wangjing') }),
  '/system/user/delete': () => ({ data: null }),
  '/system/role/list': () => ({ data: { list: isEmpty ? roles.slice(0, 2) : roles } }),
  '/system/role/detail': (body) => {
    const role = roles.find(({ id }) => id === idIn(body));
    const owners = users.filter((user) => user.roles.some(({ id }) => id === role?.id));
    const userNames = owners.map(({ displayName, userName }) => displayName || userName);
    return role ? { data: { role, userNames } } : notFound;
  },
  '/system/role/save': () => ({ data: ownRole }),
  '/system/role/delete': () => ({ data: null }),
  '/user/role/list': () => ({ data: { list: isEmpty ? [] : ownRoles } }),
});
