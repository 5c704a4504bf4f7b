import { languages } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { describe, expect, it } from 'vitest';
import { menuGroups, pageAt, pagePath, pages, tagPathAt } from './pages';
import { permissions } from './permissions';
import { reportPages } from './reports/pages';

const all = Object.values(pages);
const titled = [...all, ...menuGroups].filter((entry) => 'titleKey' in entry);

describe('the table of pages', () => {
  it('has each path once, reports and groups included', () => {
    const groupPaths = menuGroups.flatMap((group) => ('path' in group ? [group.path] : []));
    const paths = [...all, ...reportPages].map(({ path }) => path).concat(groupPaths);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(languages)('has a title for every page and group in %s', (language) => {
    for (const { titleKey } of titled) {
      expect(translate(language, 'routes', titleKey), titleKey).not.toBe('');
    }
  });

  it('has an icon for every entry of the first level of the menu', () => {
    const firstLevel = [
      ...all.filter(({ group }) => menuGroups.some(({ id, kind }) => id === group && kind === 'pages')),
      ...menuGroups.filter(({ kind }) => kind !== 'pages'),
    ];
    for (const entry of firstLevel) expect(entry.icon, JSON.stringify(entry)).toBeTruthy();
  });

  it('requires permissions that exist', () => {
    const known = ['session', 'public', ...permissions];
    for (const { access } of all) expect(known).toContain(access);
  });

  it('highlights a menu entry for each hidden page', () => {
    const hidden = all.filter(({ isHidden }) => isHidden);
    for (const { activeMenu, group } of hidden) {
      expect(activeMenu && pages[activeMenu]).toMatchObject({ group });
      expect(activeMenu && pages[activeMenu].isHidden).not.toBe(true);
    }
  });

  it('puts the reports of a channel below its group', () => {
    for (const group of menuGroups) {
      if (group.kind !== 'reports') continue;
      const own = reportPages.filter(
        ({ channel, layout }) => channel === group.channel && layout === 'console',
      );
      expect(own.length).toBeGreaterThan(0);
      for (const { path } of own) expect(path.startsWith(`${group.path}/`), path).toBe(true);
    }
  });

  it('names the path of a page', () => {
    expect(pagePath('downloads')).toBe('/downloadCenter/index');
  });

  it.each([
    ['/home/index', '/home/index', '/home/index'],
    ['/adDraft/edit/7f3a/keyword', '/adDraft/edit', '/adDraft/edit/7f3a'],
    ['/adDraft/edit/7f3a', '/adDraft/edit', '/adDraft/edit/7f3a'],
    ['/adDraft/copy/7f3a', '/adDraft/copy', '/adDraft/copy/7f3a'],
    ['/adDraft/edit', '/adDraft/edit', '/adDraft/edit'],
    ['/adDraft/list', '/adDraft/list', '/adDraft/list'],
    ['/home/index/deeper', '/home/index/deeper', '/home/index/deeper'],
  ])('%s shows page %s and has tag %s', (path, page, tag) => {
    expect(pageAt(path)).toBe(page);
    expect(tagPathAt(path)).toBe(tag);
  });
});
