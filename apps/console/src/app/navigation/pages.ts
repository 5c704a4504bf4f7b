import { channels, menuGroups, pageAt, pagePath, pages, reportPages } from '@meridian/api-client/contract';
import { findReport } from '../../features/reports/registry';

const signedInPages = Object.values(pages).filter(({ access }) => access !== 'public');
const paths: ReadonlySet<string> = new Set(signedInPages.map(({ path }) => path));
/** Paths of pages whose parameter is missing. */
const incompletePaths: ReadonlySet<string> = new Set(
  signedInPages.filter(({ hasParameter }) => hasParameter).map(({ path }) => path),
);
const openPaths: ReadonlySet<string> = new Set(
  signedInPages.filter(({ group }) => group === null).map(({ path }) => path),
);

/** Whether the console has a page at a path. */
export function hasPage(path: string): boolean {
  return (paths.has(pageAt(path)) && !incompletePaths.has(path)) || findReport(path) !== undefined;
}

/** Whether a page is open to every user, regardless of the server's routes. */
export function isOpenPage(path: string): boolean {
  return openPaths.has(path);
}

/**
 * Target pages for a path without a page, in the order of the menu.
 *
 * Shape:  the user gets the first one that is open to them; empty if there is no such group.
 */
export function groupTargets(path: string): readonly string[] {
  return targetsByGroup.get(path) ?? ownReport(path);
}

/** `/keywordSearch/keyword` leads to the daily report of its section. */
const ownReport = (path: string) => {
  const report = findReport(`${path}/${path.split('/').at(-1) ?? ''}Report`);
  return report ? [report.path] : [];
};

const firstReport = (layout: 'console' | 'centre', wanted: string) =>
  reportPages
    .flatMap((page) => (page.layout === layout && page.channel === wanted ? [page.path] : []))
    .slice(0, 1);

const targetsByGroup: ReadonlyMap<string, readonly string[]> = new Map([
  ['/', [pagePath('home')]],
  // names from the specification for pages that have other paths
  ['/adReport', firstReport('console', 'search')],
  ['/adManagement', [pagePath('drafts')]],
  // `/home`, `/downloadCenter` and `/adDraft`: folders of an index or a list
  ...signedInPages.flatMap(({ path }): [string, string[]][] =>
    /\/(index|list)$/.test(path) ? [[path.replace(/\/(index|list)$/, ''), [path]]] : [],
  ),
  ...signedInPages.flatMap(({ path, hasParameter, activeMenu }): [string, string[]][] =>
    hasParameter && activeMenu ? [[path, [pagePath(activeMenu)]]] : [],
  ),
  ...menuGroups.flatMap((group): [string, string[]][] => {
    if (group.kind === 'pages') return [];
    if (group.kind === 'reports') return [[group.path, firstReport('console', group.channel)]];
    if (group.kind === 'group') {
      const own = signedInPages.filter((page) => page.group === group.id && !page.isHidden);
      return [[group.path, own.map(({ path }) => path)]];
    }
    const byChannel = menuGroups.flatMap((each): [string, string[]][] =>
      each.kind === 'reports' ? [[group.path + each.path, firstReport('centre', each.channel)]] : [],
    );
    return [[group.path, channels.flatMap((channel) => firstReport('centre', channel))], ...byChannel];
  }),
]);
