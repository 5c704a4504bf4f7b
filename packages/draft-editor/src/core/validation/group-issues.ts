import type { Severity } from '../rules/rule';
import type { IssueCounts } from './draft-issues';
import { withWaivers, type Issue, type IssueWithWaiver, type Waiver } from './issue';

/** Findings of one rule in a draft. */
export interface IssueGroup {
  ruleId: string;
  severity: Severity;
  /** Issues without a waiver. */
  count: number;
  waivedCount: number;
  /** Issues without a waiver first; both parts are in the order of the draft. */
  issues: readonly IssueWithWaiver[];
}

const severityOrder: readonly Severity[] = ['error', 'warning', 'advice'];

/** Issues grouped by rule: errors first, then warnings, then advice; rules of one severity in the order of their first issue. */
export function groupIssues(issues: readonly Issue[], waivers: readonly Waiver[]): readonly IssueGroup[] {
  const groups = new Map<string, { open: IssueWithWaiver[]; waived: IssueWithWaiver[] }>();
  for (const issue of withWaivers(issues, waivers)) {
    const key = `${issue.severity} ${issue.ruleId}`;
    const group = groups.get(key) ?? { open: [], waived: [] };
    groups.set(key, group);
    (issue.waiver === null ? group.open : group.waived).push(issue);
  }
  return [...groups.values()]
    .flatMap(({ open, waived }): IssueGroup[] => {
      const all = [...open, ...waived];
      const [first] = all;
      if (first === undefined) return [];
      const { ruleId, severity } = first;
      return [{ ruleId, severity, count: open.length, waivedCount: waived.length, issues: all }];
    })
    .toSorted((one, other) => severityOrder.indexOf(one.severity) - severityOrder.indexOf(other.severity));
}

/** Numbers of issues without a waiver. */
export function openIssueCounts(issues: readonly Issue[], waivers: readonly Waiver[]): IssueCounts {
  const counts: IssueCounts = { error: 0, warning: 0, advice: 0 };
  for (const { severity, waiver } of withWaivers(issues, waivers)) if (waiver === null) counts[severity]++;
  return counts;
}
