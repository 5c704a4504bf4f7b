import { childrenOf, noIssueCounts, rootId, type Draft, type IssueCounts } from '../../core';

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
}

/** The visible rows of the tree, in order. */
export function treeItems(draft: Draft, { issues, open, search }: TreeOptions): TreeItem[] {
  const wanted = fold(search);
  const matches = (name: string) => wanted === '' || fold(name).includes(wanted);
  const campaigns = childrenOf(draft, 'campaign', rootId).flatMap((campaign) => {
    const units = childrenOf(draft, 'unit', campaign.id);
    const isHit = matches(campaign.campaignName);
    const shown = isHit ? units : units.filter(({ adgroupName }) => matches(adgroupName));
    return isHit || shown.length > 0 ? [{ campaign, units, shown, isHit }] : [];
  });
  return campaigns.flatMap(({ campaign, units, shown, isHit }, index) => {
    const isOpen = open.has(campaign.id) || (wanted !== '' && !isHit);
    const item: TreeItem = {
      ...{
        key: keyOfNode({ kind: 'campaign', id: campaign.id }),
        kind: 'campaign',
        id: campaign.id,
        level: 1,
      },
      ...{
        name: campaign.campaignName,
        count: units.length,
        issues: issues.get(campaign.id) ?? noIssueCounts,
      },
      ...{ isOpen: units.length === 0 ? null : isOpen, position: index + 1, siblings: campaigns.length },
    };
    return isOpen
      ? [item, ...shown.flatMap((unit, at) => unitItems(draft, unit, { at, of: shown.length, issues, open }))]
      : [item];
  });
}

function unitItems(
  draft: Draft,
  { id, adgroupName }: { id: string; adgroupName: string },
  { at, of, issues, open }: { at: number; of: number } & Pick<TreeOptions, 'issues' | 'open'>,
): TreeItem[] {
  const isOpen = open.has(id);
  const unit: TreeItem = {
    ...{ key: keyOfNode({ kind: 'unit', id }), kind: 'unit', id, level: 2, name: adgroupName },
    ...{ count: childrenOf(draft, 'keyword', id).length, issues: issues.get(id) ?? noIssueCounts },
    ...{ isOpen, position: at + 1, siblings: of },
  };
  if (!isOpen) return [unit];
  return [
    unit,
    ...unitLists.map((kind, index): TreeItem => {
      const key = keyOfNode({ kind, id });
      return {
        ...{ key, kind, id, level: 3, name: '', count: childrenOf(draft, kind, id).length },
        ...{ issues: issues.get(key) ?? noIssueCounts, isOpen: null },
        ...{ position: index + 1, siblings: unitLists.length },
      };
    }),
  ];
}

/** Width and case do not matter to a search. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
