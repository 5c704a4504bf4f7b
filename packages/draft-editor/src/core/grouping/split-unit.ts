import type { DraftCommand, Move } from '../commands/command';
import { addOf } from '../commands/row-commands';
import type { ProviderLimits } from '../limits/provider-limits';
import { childrenOf, findRow, type Draft } from '../model/draft';
import type { Row } from '../model/rows';
import { parentOf } from '../model/table';
import { groupRules } from '../rules/registry';
import { issuesOfRow } from '../validation/check-row';
import { issueOf, type Issue } from '../validation/issue';
import { contextOf } from '../validation/row-context';
import { ruleOptions } from '../validation/rule-options';
import type { KeywordGroup } from './group-keywords';

export interface SplitUnit {
  unitId: string;
  groups: readonly KeywordGroup[];
  /** Whether the new units get the creatives and pictures of the unit, too. */
  copiesCreatives: boolean;
}

/**
 * The command that moves groups of a unit's keywords to new units after it, with its settings. `newId` generates the ids of new rows.
 * Errors: `RangeError` for an unknown unit.
 */
export function splitIntoUnits(
  draft: Draft,
  { unitId, groups, copiesCreatives }: SplitUnit,
  newId: () => string,
): DraftCommand {
  const unit = findRow(draft, 'unit', unitId);
  const campaignId = parentOf(draft.tables.unit, unitId);
  if (!unit || campaignId === undefined) throw new RangeError(`there is no unit ${unitId}`);
  const index = childrenOf(draft, 'unit', campaignId).indexOf(unit) + 1;
  const rows = groups.map(({ name }) => ({ ...unit, id: newId(), adgroupName: name.trim() }));
  const moves = groups.flatMap(({ ids }, at): Move[] => {
    const parentId = rows[at]?.id;
    return parentId === undefined ? [] : [{ parentId, ids }];
  });
  const copies = (['creative', 'picture'] as const).flatMap((kind) => {
    const originals: readonly Row[] = childrenOf(draft, kind, unitId);
    if (!copiesCreatives || originals.length === 0) return [];
    const placements = rows.map(({ id }) => ({
      parentId: id,
      rows: originals.map((row) => ({ ...row, id: newId() })),
    }));
    return [addOf(kind, placements)];
  });
  return {
    type: 'batch',
    commands: [
      addOf('unit', [{ parentId: campaignId, index, rows }]),
      { type: 'move', kind: 'keyword', moves },
      ...copies,
    ],
  };
}

/** What prevents new units: the first error in each name, and the campaign's limit if there are too many. */
export interface SplitProblems {
  /** By the index of the group. */
  names: ReadonlyMap<number, Issue>;
  /** The limits of units in a campaign and of keywords in a unit, if they are exceeded. */
  maxUnits: number | null;
  /** Indexes of groups with too many keywords. */
  tooLarge: readonly number[];
}

/** Checks new units by the rules of the draft. Errors: `RangeError` for an unknown unit. */
export function checkSplit(
  draft: Draft,
  { unitId, groups }: Pick<SplitUnit, 'unitId' | 'groups'>,
  limits: ProviderLimits,
): SplitProblems {
  const unit = findRow(draft, 'unit', unitId);
  const campaignId = parentOf(draft.tables.unit, unitId);
  if (!unit || campaignId === undefined) throw new RangeError(`there is no unit ${unitId}`);
  const options = ruleOptions({ limits });
  const context = contextOf(draft, 'unit', campaignId, options);
  const present = childrenOf(draft, 'unit', campaignId);
  const rows = groups.map(({ name }, at) => ({ ...unit, id: `group ${at}`, adgroupName: name.trim() }));
  const repeated = new Map(
    groupRules.unit.flatMap((rule) =>
      [...rule.checkGroup([...present, ...rows], options)].flatMap(([id, [first]]) =>
        first ? [[id, issueOf({ kind: 'unit', id }, rule, first)] as const] : [],
      ),
    ),
  );
  const names = rows.flatMap((row, at): [number, Issue][] => {
    const own = issuesOfRow('unit', row, context).find(
      ({ field, severity }) => field === 'adgroupName' && severity === 'error',
    );
    const issue = own ?? repeated.get(row.id);
    return issue ? [[at, issue]] : [];
  });
  const { unitsPerCampaign, keywordsPerUnit } = limits;
  return {
    names: new Map(names),
    maxUnits: present.length + rows.length > unitsPerCampaign.max ? unitsPerCampaign.max : null,
    tooLarge: groups.flatMap(({ ids }, at) => (ids.length > keywordsPerUnit.max ? [at] : [])),
  };
}

/** The groups with several of them as one, in the place of the first and with its name. */
export function mergeGroups(
  groups: readonly KeywordGroup[],
  merged: ReadonlySet<KeywordGroup>,
): readonly KeywordGroup[] {
  const first = groups.find((group) => merged.has(group));
  return groups.flatMap((group) => {
    if (!merged.has(group)) return [group];
    if (group !== first) return [];
    return [{ ...group, ids: groups.flatMap((each) => (merged.has(each) ? each.ids : [])) }];
  });
}
