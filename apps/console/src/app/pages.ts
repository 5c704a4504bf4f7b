import { reportPagePath } from '@meridian/api-client/contract';
import { findReport } from '../features/reports/registry';
import { homePath } from '../lib/safe-redirect';
import { ownPagePaths } from './own-page-paths';

/** Where groups lead whose first page is not open to everybody: the first of these that the user may open. */
const groupChoices: Readonly<Record<string, readonly string[]>> = {
  '/reportCenter': ['/reportCenter/keywordSearch/summary', '/reportCenter/feeds/summary'],
  '/reportCenter/keywordSearch': ['/reportCenter/keywordSearch/summary'],
  '/reportCenter/feeds': ['/reportCenter/feeds/summary'],
  '/systemSet': ['/systemSet/customField', '/systemSet/languageSet'],
};

const ownPages: ReadonlySet<string> = new Set(ownPagePaths);
/** Pages that belong to everybody who is signed in. */
const openPages: ReadonlySet<string> = new Set(['/401', '/404']);

/** Groups without a page of their own, and where they lead. */
const groups: Readonly<Record<string, string>> = {
  '/': homePath,
  '/home': homePath,
  '/keywordSearch': reportPagePath('search', 'account', 'daily'),
  '/feeds': reportPagePath('feed', 'account', 'daily'),
  '/downloadCenter': '/downloadCenter/index',
  '/messageCenter': '/messageCenter/list',
};

/** Whether the console has a page at a path. */
export function hasPage(path: string): boolean {
  return ownPages.has(path) || findReport(path) !== undefined;
}

/** Whether a page needs no right. */
export function isOpenPage(path: string): boolean {
  return openPages.has(path);
}

/**
 * Where a path without a page of its own leads: the first of the list that the user may open. Empty where there is no
 * such group.
 */
export function groupTargets(path: string): readonly string[] {
  const choices = Object.hasOwn(groupChoices, path) ? groupChoices[path] : undefined;
  const target = groupTarget(path);
  return choices ?? (target === undefined ? [] : [target]);
}

function groupTarget(path: string): string | undefined {
  const target = Object.hasOwn(groups, path) ? groups[path] : undefined;
  return target ?? findReport(`${path}/${path.split('/').at(-1) ?? ''}Report`)?.path;
}
