import { maxCountedNames, nameKinds, type FoundName, type NameKind } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import type { SearchDialogGroup, SearchDialogItem } from '@meridian/ui';
import { useMemo } from 'react';
import { accessTo } from '../access/access';
import { hasPage } from '../navigation/pages';
import { useAccount, useShownPath, useSignedIn } from '../shell/use-shell';
import { keyOfName, targetOf, type NameTarget } from './found-name-target';
import { readRecentNames } from './recent-names';
import { readRecentPages } from './recent-pages';
import { actionItem, nameItem, pageItem } from './search-item';
import { createPageSearch, fold, plainHit, type PageHit } from './search-pages';
import { useNames, type NameResults } from './use-names';
import { usePageIndex } from './use-page-index';
import { useSearchActions, type SearchAction } from './use-search-actions';

/** What choosing a result does. */
export type SearchChoice =
  | { kind: 'page'; path: string }
  | { kind: 'name'; found: FoundName; target: NameTarget }
  | { kind: 'action'; action: SearchAction };

export interface SearchResults {
  groups: readonly SearchDialogGroup[];
  /** Undefined for an id that is no longer among the results. */
  choiceOf: (id: string) => SearchChoice | undefined;
  /** The search on the server. */
  names: Pick<NameResults, 'state' | 'retry'>;
}

/** Results without names that are shown per group. */
const maxHits = 8;

interface Entry {
  item: SearchDialogItem;
  choice: SearchChoice;
}

/** What the search shows for a text: what was opened recently for an empty one, otherwise all matches by kind. */
export function useSearchResults(query: string, { isOpen }: { isOpen: boolean }): SearchResults {
  const { t } = useTranslation(['shell', 'routes']);
  const { language } = useLanguage();
  const path = useShownPath();
  const { user, routes } = useSignedIn();
  const canOpen = useMemo(() => (to: string) => accessTo(to, routes, hasPage) === 'open', [routes]);
  const pages = usePageIndex();
  const searchPages = useMemo(() => createPageSearch(pages, language), [pages, language]);
  const pageHits = useMemo(() => searchPages(query), [searchPages, query]);
  const actions = useSearchActions(canOpen);
  const byServer = useNames(isOpen ? query : '');
  const recentNames = useMemo(() => (isOpen ? readRecentNames(user.userId) : []), [isOpen, user.userId]);
  const recentPages = useMemo(() => (isOpen ? readRecentPages(user.userId) : []), [isOpen, user.userId]);
  const today = useAccount()?.today ?? user.accounts[0]?.today ?? '';

  const pageEntry = (hit: PageHit): Entry => ({
    item: { id: idOf(hit.entry.path), ...pageItem(hit) },
    choice: { kind: 'page', path: hit.entry.path },
  });
  const nameEntry = (found: FoundName): Entry[] => {
    const target = targetOf(found, { today, canOpen });
    const account = 'accountId' in found && user.accounts.find((own) => own.accountId === found.accountId);
    if (!target || account === undefined) return [];
    const hints = [
      found.kind === 'account' ? t('search.switchAccount') : '',
      'campaignName' in found ? found.campaignName : '',
      'channel' in found ? t(found.channel === 'search' ? 'routes:keywordSearch' : 'routes:feeds') : '',
      account && found.kind !== 'account' && user.accounts.length > 1 ? account.accountName : '',
    ];
    const item = nameItem(found, query, hints.filter(Boolean).join(' · '));
    return [{ item: { id: idOf(keyOfName(found)), ...item }, choice: { kind: 'name', found, target } }];
  };
  const actionEntry = (action: SearchAction): Entry => ({
    item: { id: idOf(`action ${action.id}`), ...actionItem(action, query) },
    choice: { kind: 'action', action },
  });

  const words = fold(query).split(/\s+/u).filter(Boolean);
  const groups = words.length === 0 ? recentGroups() : foundGroups();

  function recentGroups() {
    const byPath = new Map(pages.map((entry) => [entry.path, entry]));
    const opened = recentPages
      .filter((each) => each !== path)
      .flatMap((each) => byPath.get(each) ?? [])
      .map((entry) => pageEntry(plainHit(entry, language)));
    return [
      { label: t('search.recentNames'), entries: recentNames.flatMap(nameEntry) },
      { label: t('search.recent'), entries: opened },
    ];
  }

  function foundGroups() {
    const recentKeys = recentNames.map(keyOfName);
    // those that were opened recently first, the last one before the others
    const rankOf = (found: FoundName) => {
      const index = recentKeys.indexOf(keyOfName(found));
      return index < 0 ? recentKeys.length : index;
    };
    const ofKind = (kind: NameKind) => {
      const entries = byServer.names
        .filter((each) => each.kind === kind)
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .flatMap(nameEntry);
      const count = byServer.counts.find((each) => each.kind === kind)?.count ?? 0;
      return { label: labelOf(t(`search.kinds.${kind}`), entries.length, count), entries };
    };
    const wantedActions = actions.filter(({ title }) => words.every((word) => fold(title).includes(word)));
    const pageGroup = {
      label: labelOf(t('search.pages'), Math.min(pageHits.length, maxHits), pageHits.length),
      entries: pageHits.slice(0, maxHits).map(pageEntry),
    };
    const others = [
      ...nameKinds.map(ofKind),
      {
        label: labelOf(t('search.actions.title'), wantedActions.length, wantedActions.length),
        entries: wantedActions.map(actionEntry),
      },
    ];
    // a typo in a page's name is less likely than what really contains the text
    return pageHits[0]?.isSimilar ? [...others, pageGroup] : [pageGroup, ...others];
  }

  function labelOf(kind: string, shown: number, count: number): string {
    if (count <= shown) return t('search.group', { kind, count: shown });
    return t(count >= maxCountedNames ? 'search.groupOfMany' : 'search.groupOf', { kind, shown, count });
  }

  const filled = groups.filter(({ entries }) => entries.length > 0);
  const choices = new Map(
    filled.flatMap(({ entries }) => entries.map(({ item, choice }) => [item.id, choice])),
  );
  return {
    groups: filled.map(({ label, entries }) => ({ label, items: entries.map(({ item }) => item) })),
    choiceOf: (id) => choices.get(id),
    names: byServer,
  };
}

/** An id of the document: without spaces. */
const idOf = (key: string) => encodeURIComponent(key);
