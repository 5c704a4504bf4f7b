import type { RowKind } from '../model/rows';
import type { IssueCode } from '../rules/registry';
import type { Finding, RuleDescription, Severity } from '../rules/rule';

/** A finding of a rule in a draft. */
export interface Issue extends Finding<IssueCode> {
  kind: RowKind | 'draft';
  /** Id of the row; empty for the draft itself. */
  id: string;
  ruleId: string;
  severity: Severity;
}

/** Maximum number of characters of a reason, without spaces around it. */
export const maxReasonLength = 200;

/** A user's reason to accept a warning. */
export interface Waiver {
  /** `issueKey` of the warning. */
  key: string;
  reason: string;
  /** Name of the user. */
  who: string;
  /** ISO 8601. */
  when: string;
}

/** A key that identifies an issue as long as its row, its field and the finding stay the same. */
export function issueKey({ kind, id, field = '', ruleId, code }: Issue): string {
  return [ruleId, code, kind, id, field].join(' ');
}

/** An issue and its waiver; null if it is not waived. */
export interface IssueWithWaiver extends Issue {
  waiver: Waiver | null;
}

/** Issues with their waivers; errors cannot be waived. */
export function withWaivers(issues: readonly Issue[], waivers: readonly Waiver[]): IssueWithWaiver[] {
  const byKey = new Map(waivers.map((waiver) => [waiver.key, waiver]));
  return issues.map((issue) => ({
    ...issue,
    waiver: issue.severity === 'error' ? null : (byKey.get(issueKey(issue)) ?? null),
  }));
}

/** A rule's finding as an issue. */
export function issueOf(
  { kind, id }: Pick<Issue, 'kind' | 'id'>,
  { id: ruleId, severity }: Pick<RuleDescription, 'id' | 'severity'>,
  finding: Finding<IssueCode>,
): Issue {
  return { kind, id, ruleId, severity, ...finding };
}
