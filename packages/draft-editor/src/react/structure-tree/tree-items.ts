import {
  childrenOf,
  noIssueCounts,
  rootId,
  type Draft,
  type IssueCounts,
  type RemovedRow,
  type Row,
} from '../../core';

/** Kinds of lists in a unit. */
export const unitLists = ['keyword', 'creative', 'picture'] as const;
export type UnitList = (typeof unitLists)[number];

/** What is selected in a draft: a campaign, a unit, or a list in a unit. */
export interface DraftNode {
  kind: 'campaign' | 'unit' | UnitList;
  /** Of the campaign or the unit. */
  id: string;
}

/** A row of the tree. */
export interface TreeItem extends DraftNode {
  /** Unique in the tree. */
  key: string;
  level: 1 | 2 | 3;
  /** Empty for the lists, which have names of their own. */
  name: string;
  /** Units of a campaign, keywords of a unit, rows of a list. */
  count: number;
  /** With all that it contains. */
  issues: Readonly<IssueCounts>;
  /** null: it contains nothing to show. */
  isOpen: boolean | null;
  position: number;
  siblings: number;
  /** Of a campaign or unit that was deleted while the account has it. */
  removed?: RemovedRow;
}

export function keyOfNode({ kind, id }: DraftNode): string {
  return `${kind} ${id}`;
}

export interface TreeOptions {
  /** Issues by the id of campaigns and units, and by `keyOfNode` of lists. */
  issues: ReadonlyMap<string, Readonly<IssueCounts>>;
  /** Ids of the campaigns and units that are open. */
  open: ReadonlySet<string>;
  /** Part of a name. Only what matches is shown, with what contains it. */
  search: string;
  /** Deleted campaigns and units that the account has, where they were. */
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
  return campaigns.flatMap(({ campaign, gone, units, shown, isHit }, index) => {
    const isOpen = open.has(campaign.id) || (wanted !== '' && !isHit);
    const node = { kind: 'campaign', id: campaign.id } as const;
    const item: TreeItem = {
      key: keyOfNode(node),
      ...node,
      level: 1,
      name: campaign.campaignName,
      count: units.filter((unit) => gone !== undefined || unit.removed === undefined).length,
      issues: issues.get(campaign.id) ?? noIssueCounts,
      isOpen: units.length === 0 || gone ? null : isOpen,
      position: index + 1,
      siblings: campaigns.length,
      ...(gone && { removed: gone }),
    };
    return isOpen && !gone
      ? [item, ...shown.flatMap((unit, at) => unitItems(draft, unit, { at, of: shown.length, issues, open }))]
      : [item];
  });
}

interface ShownRow<Kind extends 'campaign' | 'unit'> {
  row: Row<Kind>;
  removed?: RemovedRow;
}

/** Rows of a parent, and the deleted ones where they were. */
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
  { row: { id, adgroupName }, removed }: ShownRow<'unit'>,
  { at, of, issues, open }: { at: number; of: number } & Pick<TreeOptions, 'issues' | 'open'>,
): TreeItem[] {
  const isOpen = open.has(id) && !removed;
  const unit: TreeItem = {
    key: keyOfNode({ kind: 'unit', id }),
    kind: 'unit',
    id,
    level: 2,
    name: adgroupName,
    count: childrenOf(draft, 'keyword', id).length,
    issues: issues.get(id) ?? noIssueCounts,
    isOpen: removed ? null : isOpen,
    position: at + 1,
    siblings: of,
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
        count: childrenOf(draft, kind, id).length,
        issues: issues.get(key) ?? noIssueCounts,
        isOpen: null,
        position: index + 1,
        siblings: unitLists.length,
      };
    }),
  ];
}

/** Width and case do not matter to a search. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
