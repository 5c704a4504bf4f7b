import { describe, expect, it } from 'vitest';
import {
  administrativePermissions,
  allPermissions,
  hasEveryPermission,
  hasPermission,
  ordinaryPermissions,
  permissions,
  type Permission,
  type PermissionDefinitions,
} from './permissions';

const view = 'report:search:view';
const create = 'report:export:create';

describe('a permission check', () => {
  it.each([
    ['the permission', [view], view, true],
    ['another one', [create], view, false],
    ['any one of several', [create], [view, create], true],
    ['none of several', ['report:field:edit'], [view, create], false],
    ['everything', [allPermissions], [view, create], true],
    ['nothing', [], view, false],
  ] as const)('of a user with %s', (_, held, needed, expected) => {
    expect(hasPermission(held, needed)).toBe(expected);
  });

  it.each([
    ['all of several', [view, create], true],
    ['one of several', [create], false],
    ['everything', [allPermissions], true],
  ] as const)('for several permissions, of a user with %s', (_, held, expected) => {
    expect(hasEveryPermission(held, [view, create])).toBe(expected);
  });

  it('grants no permission that is not in the table', () => {
    // asserted: a name that a stored role or an older console may still have
    const unknown = 'system:status:view' as Permission;
    for (const held of [[allPermissions], [unknown], permissions]) {
      expect(hasPermission(held, unknown)).toBe(false);
      expect(hasPermission(held, [unknown])).toBe(false);
      expect(hasEveryPermission(held, [unknown])).toBe(false);
      expect(hasEveryPermission(held, [view, unknown])).toBe(false);
    }
  });
});

describe('the table of permissions', () => {
  it('does not compile a permission without `isAdministrative`', () => {
    const table: PermissionDefinitions = {
      // @ts-expect-error: it is undecided whether it is administrative
      'system:status:view': {},
      'system:status:edit': { isAdministrative: true },
    };
    expect(Object.keys(table)).toHaveLength(2);
  });

  it('grants the default role only permissions that are not administrative', () => {
    expect([...administrativePermissions, ...ordinaryPermissions].toSorted()).toEqual(permissions.toSorted());
    expect(ordinaryPermissions.filter((one) => one.startsWith('system:'))).toEqual([]);
  });
});
