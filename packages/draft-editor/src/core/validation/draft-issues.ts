import { childrenOf, parentIdsInOrder, tableOf, type Draft } from '../model/draft';
import { rootId, rowKinds, type RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import { wholeDraftRules } from '../rules/registry';
import type { UploadContext, Severity } from '../rules/rule';
import { issueKey, issueOf, type Issue, type Waiver } from './issue';

/** Numbers of issues by severity. */
export type IssueCounts = Record<Severity, number>;

/** Issues of the rows of one parent, by id; rows without issues have no entry. */
export type GroupIssues = ReadonlyMap<string, readonly Issue[]>;

/**
 * Issues of a draft. Counts are kept per parent: after an edit only those of one parent are counted again, regardless of the size of the
 * draft; a list is built only on request.
 */
export interface DraftIssues {
  /** The draft that was checked. */
  readonly draft: Draft;
  /** Issues that concern no row. */
  readonly own: readonly Issue[];
  /** By `keyOfGroup`. */
  readonly groups: ReadonlyMap<string, GroupIssues>;
  /** Issues of the draft, then of campaigns, units, keywords, creatives and pictures in their order. */
  list: () => readonly Issue[];
  of: (kind: RowKind, id: string) => readonly Issue[];
  /** Counts for all kinds, or for one; `draft` stands for issues that concern no row. */
  counts: (kind?: Issue['kind']) => Readonly<IssueCounts>;
  /** Counts for the rows of a kind in a parent. */
  countsIn: (kind: RowKind, parentId: string) => Readonly<IssueCounts>;
  firstError: (kind: RowKind) => Issue | undefined;
}

const none: readonly never[] = [];
export const noIssueCounts: Readonly<IssueCounts> = { error: 0, warning: 0, advice: 0 };

export function keyOfGroup(kind: RowKind, parentId: string): string {
  return `${kind} ${parentId}`;
}

/** Issues of a draft, built from those of its groups, by `keyOfGroup`. */
export function draftIssues(
  draft: Draft,
  groups: ReadonlyMap<string, GroupIssues>,
  own: readonly Issue[] = draftFindings(draft, { isRemoving: false }),
): DraftIssues {
  const groupOf = (kind: RowKind, parentId: string) => groups.get(keyOfGroup(kind, parentId));
  const countsIn = (kind: RowKind, parentId: string) => countsOfGroup(groupOf(kind, parentId));
  const kindCounts = once(
    () =>
      new Map<Issue['kind'], Readonly<IssueCounts>>([
        ['draft', countIssues(own)],
        ...rowKinds.map((kind) => {
          const counts = parentIdsInOrder(draft, kind).map((parentId) => countsIn(kind, parentId));
          return [kind, sumCounts(counts)] as const;
        }),
      ]),
  );
  const allCounts = once(() => sumCounts([...kindCounts().values()]));
  return {
    draft,
    own,
    groups,
    list: once(() => [
      ...own,
      ...rowKinds.flatMap((kind) =>
        parentIdsInOrder(draft, kind).flatMap((parentId) => inOrder(draft, { kind, parentId, groupOf })),
      ),
    ]),
    of: (kind, id) => {
      const parentId = parentOf(tableOf<RowKind>(draft, kind), id);
      return (parentId === undefined ? undefined : groupOf(kind, parentId)?.get(id)) ?? none;
    },
    counts: (kind) => (kind === undefined ? allCounts() : (kindCounts().get(kind) ?? noIssueCounts)),
    countsIn,
    firstError: (kind) => {
      const parentId = parentIdsInOrder(draft, kind).find((each) => countsIn(kind, each).error > 0);
      return parentId === undefined
        ? undefined
        : inOrder(draft, { kind, parentId, groupOf }).find(({ severity }) => severity === 'error');
    },
  };
}

/** Issues without the warnings and advice that a user accepted. */
export function openIssues(issues: DraftIssues, waivers: readonly Waiver[]): DraftIssues {
  if (waivers.length === 0) return issues;
  const known = openGroups.get(waivers) ?? new WeakMap<GroupIssues, GroupIssues>();
  openGroups.set(waivers, known);
  const keys = new Set(waivers.map(({ key }) => key));
  const groups = [...issues.groups].map(([key, group]) => {
    const open = known.get(group) ?? withoutWaived(group, keys);
    known.set(group, open);
    return [key, open] as const;
  });
  return draftIssues(issues.draft, new Map(groups), issues.own);
}

/** Open issues, cached by waivers and group: an edit leaves most groups unchanged. */
const openGroups = new WeakMap<readonly Waiver[], WeakMap<GroupIssues, GroupIssues>>();

function withoutWaived(group: GroupIssues, keys: ReadonlySet<string>): GroupIssues {
  const open = new Map<string, readonly Issue[]>();
  for (const [id, issues] of group) {
    const left = issues.filter((issue) => issue.severity === 'error' || !keys.has(issueKey(issue)));
    if (left.length > 0) open.set(id, left);
  }
  return open;
}

/** Issues of rows without some. */
export function withoutIssues(issues: DraftIssues, isLeftOut: (issue: Issue) => boolean): DraftIssues {
  const groups = [...issues.groups].map(([key, group]) => {
    const left = [...group].map(([id, own]) => [id, own.filter((issue) => !isLeftOut(issue))] as const);
    return [key, new Map(left.filter(([, own]) => own.length > 0))] as const;
  });
  return draftIssues(issues.draft, new Map(groups), issues.own);
}

/** Issues by the id of campaigns and units, each including its contents, and by `keyOfGroup` for the lists in units. */
export function rollUpIssues({ draft, ...issues }: DraftIssues): ReadonlyMap<string, Readonly<IssueCounts>> {
  const counts = new Map<string, Readonly<IssueCounts>>();
  for (const campaign of childrenOf(draft, 'campaign', rootId)) {
    const units = childrenOf(draft, 'unit', campaign.id).map((unit) => {
      const lists = (['keyword', 'creative', 'picture'] as const).map((kind) => {
        const own = issues.countsIn(kind, unit.id);
        counts.set(keyOfGroup(kind, unit.id), own);
        return own;
      });
      const all = sumCounts([countIssues(issues.of('unit', unit.id)), ...lists]);
      counts.set(unit.id, all);
      return all;
    });
    counts.set(campaign.id, sumCounts([countIssues(issues.of('campaign', campaign.id)), ...units]));
  }
  return counts;
}

function inOrder(
  draft: Draft,
  {
    kind,
    parentId,
    groupOf,
  }: {
    kind: RowKind;
    parentId: string;
    groupOf: (kind: RowKind, parentId: string) => GroupIssues | undefined;
  },
): readonly Issue[] {
  const group = groupOf(kind, parentId);
  if (group === undefined || group.size === 0) return none;
  return childrenOf<RowKind>(draft, kind, parentId).flatMap(({ id }) => group.get(id) ?? none);
}

/** Caches the first result of a function. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const groupCounts = new WeakMap<GroupIssues, Readonly<IssueCounts>>();

function countsOfGroup(group: GroupIssues | undefined): Readonly<IssueCounts> {
  if (group === undefined) return noIssueCounts;
  const known = groupCounts.get(group) ?? countIssues([...group.values()].flat());
  groupCounts.set(group, known);
  return known;
}

function countIssues(issues: readonly Issue[]): IssueCounts {
  const counts = { ...noIssueCounts };
  for (const { severity } of issues) counts[severity]++;
  return counts;
}

function sumCounts(all: readonly Readonly<IssueCounts>[]): IssueCounts {
  const sum = { ...noIssueCounts };
  for (const { error, warning, advice } of all) {
    sum.error += error;
    sum.warning += warning;
    sum.advice += advice;
  }
  return sum;
}

/** The issues of a draft in view of its upload, without those of `withInputIssues`. */
export function issuesOfUpload({ draft, groups }: DraftIssues, upload: UploadContext): DraftIssues {
  return draftIssues(draft, groups, draftFindings(draft, upload));
}

/** The findings of the rules for the draft itself. */
function draftFindings(draft: Draft, upload: UploadContext): Issue[] {
  return wholeDraftRules.flatMap((rule) =>
    rule.checkDraft(draft, upload).map((finding) => issueOf({ kind: 'draft', id: '' }, rule, finding)),
  );
}
