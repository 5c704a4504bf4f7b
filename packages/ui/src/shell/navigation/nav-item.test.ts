import { expect, it } from 'vitest';
import { hasActivePage, isGroupOpen, pagesOf, type NavItem } from './nav-item';

const group: NavItem = {
  key: 'search',
  title: 'Search ads',
  href: '#keywords',
  children: [
    { key: 'keywords', title: 'Keywords', href: '#keywords' },
    { key: 'regions', title: 'Regions', href: '#regions' },
  ],
};

it('knows the pages of a group, and no pages of a page', () => {
  expect(pagesOf(group).map(({ key }) => key)).toEqual(['keywords', 'regions']);
  expect(pagesOf({ key: 'home', title: 'Home', href: '#home' })).toEqual([]);
});

it('knows whether the open page is in a group', () => {
  expect(hasActivePage(group, 'regions')).toBe(true);
  expect(hasActivePage(group, 'home')).toBe(false);
  expect(hasActivePage(group, undefined)).toBe(false);
});

it.each([
  ['opens with a page inside it', 'keywords', undefined, true],
  ['is closed with a page outside it', 'home', undefined, false],
  ['is closed without an open page', undefined, undefined, false],
  ['stays folded while its page is open', 'keywords', { isOpen: false, activeKey: 'keywords' }, false],
  ['opens again with another of its pages', 'regions', { isOpen: false, activeKey: 'keywords' }, true],
  ['stays open with a page outside it', 'home', { isOpen: true, activeKey: 'keywords' }, true],
  ['stays folded with a page outside it', 'home', { isOpen: false, activeKey: 'keywords' }, false],
  ['opens without an open page', undefined, { isOpen: true, activeKey: undefined }, true],
  ['folds without an open page', undefined, { isOpen: false, activeKey: undefined }, false],
])('a group %s', (_, activeKey, choice, isOpen) => {
  expect(isGroupOpen(group, activeKey, choice)).toBe(isOpen);
});
