import { useMemo, useState } from 'react';
import {
  childrenOf,
  groupKeywordsSteps,
  parentOf,
  type Draft,
  type KeywordGroup,
  type KeywordGroups,
  type ProviderLimits,
} from '../../core';
import { useSliced } from '../grid/use-sliced';

/** The choice of the smallest groups. */
export const minSizes = [2, 3, 5, 10, 20, 50, 100] as const;
/** More are not reviewed one by one. */
const maxGroups = 100;

export interface UseGroupsOptions {
  draft: Draft;
  unitId: string;
  ids: readonly string[];
  limits: ProviderLimits;
}

const none: readonly KeywordGroup[] = [];

/** The proposed groups of keywords with the user's changes, which a new proposal replaces. */
export function useGroups({ draft, unitId, ids, limits }: UseGroupsOptions) {
  const [minSize, setMinSize] = useState<number>(() => (ids.length < 100 ? 3 : ids.length < 1_000 ? 5 : 20));
  // proposals are for the draft when the dialog opened, so that changes of others do not discard the review
  const [{ keywords, usedNames }] = useState(() => {
    const wanted = new Set(ids);
    const units = childrenOf(draft, 'unit', parentOf(draft.tables.unit, unitId) ?? '');
    return {
      keywords: childrenOf(draft, 'keyword', unitId).filter(({ id }) => wanted.has(id)),
      usedNames: units.map(({ adgroupName }) => adgroupName),
    };
  });
  const texts = useMemo(() => new Map(keywords.map(({ id, keyword }) => [id, keyword])), [keywords]);
  const maxSize = limits.keywordsPerUnit.max;
  const proposed = useSliced(
    useMemo(
      () => () => groupKeywordsSteps(keywords, { minSize, maxSize, maxGroups, usedNames }),
      [keywords, usedNames, minSize, maxSize],
    ),
  );
  const [changed, setChanged] = useState<{ of: KeywordGroups; groups: readonly KeywordGroup[] }>();
  const chosen = proposed === null ? none : changed?.of === proposed ? changed.groups : proposed.groups;
  // without keywords that others have removed or moved meanwhile
  const groups = useMemo(
    () =>
      chosen.flatMap((group) => {
        const present = group.ids.filter((id) => parentOf(draft.tables.keyword, id) === unitId);
        if (present.length === group.ids.length) return [group];
        return present.length === 0 ? [] : [{ ...group, ids: present }];
      }),
    [chosen, draft, unitId],
  );
  return {
    groups,
    setGroups: (next: readonly KeywordGroup[]) => proposed && setChanged({ of: proposed, groups: next }),
    minSize,
    setMinSize,
    textOf: (id: string) => texts.get(id) ?? '',
    isReady: proposed !== null,
  };
}
