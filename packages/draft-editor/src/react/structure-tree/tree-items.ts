import {
  childrenOf,
  noIssueCounts,
  rootId,
  type Draft,
  type IssueCounts,
  type RemovedRow,
  type Row,
} from '../../core';
import { sharedStarts } from './shared-start';

/** Kinds of lists in a unit. */
export const unitLists = ['keyword', 'creative', 'picture'] as const;
export type UnitList = (typeof unitLists)[number];

/** The selection in a draft: a campaign, a unit, or a list in a unit. */
export interface DraftNode {
  kind: 'campaign' | 'unit' | UnitList;
  /** Id of the campaign or the unit. */
  id: string;
}

/** A row of the tree. */
export interface TreeItem extends DraftNode {
  /** Unique in the tree. */
  key: string;
  level: 1 | 2 | 3;
  /** Empty for the lists, which are named by their kind. */
  name: string;
  /** Length of the start that the name shares with those of its siblings, see `sharedStarts`. */
  sharedStart: number;
  /** Number of units of a campaign, keywords of a unit, or rows of a list. */
  count: number;
  /** Includes the issues of its contents. */
  issues: Readonly<IssueCounts>;
  /** Null if it contains nothing to show. */
  isOpen: boolean | null;
  position: number;
  siblings: number;
  /** For a paused campaign or unit. */
  isPaused?: boolean;
  /** For a deleted campaign or unit that is still in the account. */
  removed?: RemovedRow;
}

export function keyOfNode({ kind, id }: DraftNode): string {
  return `${kind} ${id}`;
}

export interface TreeOptions {
  /** Issues by the id of campaigns and units, and by `keyOfNode` for lists. */
  issues: ReadonlyMap<string, Readonly<IssueCounts>>;
  /** Ids of the open campaigns and units. */
  open: ReadonlySet<string>;
  /** Part of a name. Only matches are shown, with their parents. */
  search: string;
  /** Deleted campaigns and units that are still in the account, in their former place. */
  removed?: readonly RemovedRow[];
}

/** The visible rows of the tree, in order. */
export function treeItems(draft: Draft, options: TreeOptions): TreeItem[] {
  const { issues, open, search, removed = [] } = options;
  const wanted = fold(search);
  const matches = (name: string) => wanted === '' || fold(name).includes(wanted);
  const campaigns = withRemoved(childrenOf(draft, 'campaign', rootId), removed, 'campaign', rootId).flatMap(
    ({ row: campaign, removed: gone }) => {
      const units = withRemoved(childrenOf(draft, 'unit', campaign.id), removed, 'unit', campaign.id);
      const isHit = matches(campaign.campaignName);
      const shown = isHit ? units : units.filter(({ row }) => matches(row.adgroupName));
      return isHit || shown.length > 0 ? [{ campaign, gone, units, shown, isHit }] : [];
    },
  );
  const starts = sharedStarts(campaigns.map(({ campaign }) => campaign.campaignName));
  return campaigns.flatMap(({ campaign, gone, units, shown, isHit }, index) => {
    const isOpen = open.has(campaign.id) || (wanted !== '' && !isHit);
    const node = { kind: 'campaign', id: campaign.id } as const;
    const item: TreeItem = {
      key: keyOfNode(node),
      ...node,
      level: 1,
      name: campaign.campaignName,
      sharedStart: starts[index] ?? 0,
      count: units.filter((unit) => gone !== undefined || unit.removed === undefined).length,
      issues: issues.get(campaign.id) ?? noIssueCounts,
      isOpen: units.length === 0 || gone ? null : isOpen,
      position: index + 1,
      siblings: campaigns.length,
      isPaused: campaign.isPaused,
      ...(gone && { removed: gone }),
    };
    if (!isOpen || gone) return [item];
    const unitStarts = sharedStarts(shown.map(({ row }) => row.adgroupName));
    const siblings = { of: shown.length, issues, open };
    return [
      item,
      ...shown.flatMap((unit, at) =>
        unitItems(draft, unit, { at, sharedStart: unitStarts[at] ?? 0, ...siblings }),
      ),
    ];
  });
}

interface ShownRow<Kind extends 'campaign' | 'unit'> {
  row: Row<Kind>;
  removed?: RemovedRow;
}

/** Rows of a parent, including deleted ones in their former place. */
function withRemoved<Kind extends 'campaign' | 'unit'>(
  rows: readonly Row<Kind>[],
  removed: readonly RemovedRow[],
  kind: Kind,
  parentId: string,
): ShownRow<Kind>[] {
  const own = removed.filter((each) => each.kind === kind && each.parentId === parentId);
  const after = (id: string | null): ShownRow<Kind>[] =>
    own
      .filter(({ previousId }) => previousId === id)
      // asserted: the row of a kind is one of it
      .map((each) => ({ row: each.row as unknown as Row<Kind>, removed: each }));
  if (own.length === 0) return rows.map((row) => ({ row }));
  return [...after(''), ...rows.flatMap((row) => [{ row }, ...after(row.id)]), ...after(null)];
}

function unitItems(
  draft: Draft,
  { row: { id, adgroupName, isPaused }, removed }: ShownRow<'unit'>,
  {
    at,
    of,
    sharedStart,
    issues,
    open,
  }: { at: number; of: number; sharedStart: number } & Pick<TreeOptions, 'issues' | 'open'>,
): TreeItem[] {
  const isOpen = open.has(id) && !removed;
  const unit: TreeItem = {
    key: keyOfNode({ kind: 'unit', id }),
    kind: 'unit',
    id,
    level: 2,
    name: adgroupName,
    sharedStart,
    count: childrenOf(draft, 'keyword', id).length,
    issues: issues.get(id) ?? noIssueCounts,
    isOpen: removed ? null : isOpen,
    position: at + 1,
    siblings: of,
    isPaused,
    ...(removed && { removed }),
  };
  if (!isOpen) return [unit];
  return [
    unit,
    ...unitLists.map((kind, index): TreeItem => {
      const key = keyOfNode({ kind, id });
      return {
        key,
        kind,
        id,
        level: 3,
        name: '',
        sharedStart: 0,
        count: childrenOf(draft, kind, id).length,
        issues: issues.get(key) ?? noIssueCounts,
        isOpen: null,
        position: index + 1,
        siblings: unitLists.length,
      };
    }),
  ];
}

/** Removes width and case, which do not matter to a search. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
