import { describe, expect, it } from 'vitest';
import { allPermissions, hasEveryPermission, hasPermission } from './permissions';

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
  ] as const)('of somebody who holds %s', (_, held, needed, expected) => {
    expect(hasPermission(held, needed)).toBe(expected);
  });

  it.each([
    ['all of several', [view, create], true],
    ['one of several', [create], false],
    ['everything', [allPermissions], true],
  ] as const)('for all of several, of somebody who holds %s', (_, held, expected) => {
    expect(hasEveryPermission(held, [view, create])).toBe(expected);
  });
});
