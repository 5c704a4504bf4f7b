import { grantablePages, pageTree, permissions } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import {
  countOpenPages,
  countPages,
  roleDraftOf,
  findPages,
  pathsBelow,
  permissionMatrix,
  roleChanges,
} from './role-state';

describe('a role that is being edited', () => {
  const stored = {
    version: 3,
    name: 'Reporter',
    permissions: ['report:search:view'],
    pages: ['/adDraft/list'],
  };

  it('has every existing page if the role lists none', () => {
    expect(roleDraftOf({ ...stored, pages: null }, grantablePages).pages).toEqual(grantablePages);
  });

  it('has all permissions if the role allows everything', () => {
    expect(roleDraftOf({ ...stored, permissions: ['*:*:*'] }, []).permissions).toEqual(permissions);
  });

  it('counts additions, removals and renamings', () => {
    const first = roleDraftOf(stored, []);
    const next = { name: 'Reader', permissions: ['report:feed:view'] as const, pages: [] };
    expect(roleChanges(first, next)).toEqual({
      isRenamed: true,
      addedPermissions: ['report:feed:view'],
      removedPermissions: ['report:search:view'],
      addedPages: [],
      removedPages: ['/adDraft/list'],
      count: 4,
    });
    expect(roleChanges(first, first).count).toBe(0);
  });
});

it('the matrix has each permission once', () => {
  const cells = permissionMatrix.rows.flatMap((row) => [...row.permissions.values()]);
  expect(cells.toSorted()).toEqual([...permissions].toSorted());
});

it('the tree has each page once that a role can grant', () => {
  expect(pageTree.flatMap(pathsBelow)).toEqual(grantablePages);
  const all = pageTree.map((node) => countPages(node, grantablePages));
  expect(all.every(({ count, total }) => count === total)).toBe(true);
});

describe('pages of a role', () => {
  const node = {
    path: '/keywordSearch',
    titleKey: 'keywordSearch',
    children: [
      { path: '/a', titleKey: 'daily', access: 'report:search:view' },
      { path: '/b', titleKey: 'weekly', access: 'report:search:view' },
    ],
  } as const;

  it('are open if the role lists them and has their permission', () => {
    const role = { name: '', permissions: ['report:search:view'] as const, pages: ['/a'] };
    expect(countOpenPages(node, role)).toEqual({ count: 1, total: 2 });
    expect(countOpenPages(node, { ...role, permissions: [] })).toEqual({ count: 0, total: 2 });
  });

  it('are found by their title, with the path to them', () => {
    const find = (text: string) => findPages([node], text, ({ titleKey }) => titleKey);
    expect(find('')).toEqual([node]);
    expect(find('KEYWORD')).toEqual([node]);
    expect(find('week')).toEqual([{ ...node, children: [node.children[1]] }]);
    expect(find('nothing')).toEqual([]);
  });
});
