import type { ProviderLimits } from '../limits/provider-limits';
import { tableOf } from '../model/draft';
import type { RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import { keyOfGroup, draftIssues, type DraftIssues } from '../validation/draft-issues';
import type { Issue } from '../validation/issue';
import { parseInput } from './input-value';
import type { OpenInput, OpenInputs } from './open-input';

/** Errors for invalid texts in fields that the user has left. Only this browser knows them. */
export function inputIssues(inputs: OpenInputs, limits: ProviderLimits): readonly Issue[] {
  return [...inputs.values()].flatMap((input) => issueOfInput(input, limits) ?? []);
}

function issueOfInput(input: OpenInput, limits: ProviderLimits): Issue | null {
  const { kind, id, field, isLeft } = input;
  const error = isLeft ? parseInput(input, input.text, limits).error : null;
  if (error === null) return null;
  return { kind, id, field, ruleId: 'typed-value', severity: 'error', ...error };
}

/** The issues of a draft after those of typed texts. Texts of removed rows have none. */
export function withInputIssues(issues: DraftIssues, own: readonly Issue[]): DraftIssues {
  if (own.length === 0) return issues;
  const groups = new Map(issues.groups);
  for (const issue of own) {
    const { kind, id } = issue;
    const parentId = kind === 'draft' ? undefined : parentOf(tableOf<RowKind>(issues.draft, kind), id);
    if (kind === 'draft' || parentId === undefined) continue;
    const key = keyOfGroup(kind, parentId);
    const group = groups.get(key);
    groups.set(key, new Map([...(group ?? []), [id, [issue, ...(group?.get(id) ?? [])]]]));
  }
  const ofDraft = own.filter(({ kind }) => kind === 'draft');
  return draftIssues(issues.draft, groups, [...ofDraft, ...issues.own]);
}
