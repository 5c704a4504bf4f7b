import type { RowKind } from '../model/rows';
import type { Finding, RowRule, Severity } from '../rules/rule';

/** What a rule found in a draft. */
export interface Issue extends Finding {
  kind: RowKind | 'draft';
  /** Of the row; empty for the draft itself. */
  id: string;
  ruleId: string;
  severity: Severity;
}

/** Characters of a reason, without spaces around it. */
export const maxReasonLength = 200;

/** Why somebody accepts a warning. */
export interface Waiver {
  /** `issueKey` of the warning. */
  key: string;
  reason: string;
  /** Name of the user. */
  who: string;
  /** ISO 8601. */
  when: string;
}

/** The same for an issue as long as its row, its field and what is found in it stay the same. */
export function issueKey({ kind, id, field = '', ruleId, code }: Issue): string {
  return [ruleId, code, kind, id, field].join(' ');
}

/** An issue, and why somebody accepts it; null: nobody does. */
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

/** What a rule found in a row as an issue. */
export function issueOf(
  { kind, id }: { kind: RowKind; id: string },
  { id: ruleId, severity }: Pick<RowRule, 'id' | 'severity'>,
  finding: Finding,
): Issue {
  return { kind, id, ruleId, severity, ...finding };
}
