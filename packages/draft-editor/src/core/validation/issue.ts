import type { RowKind } from '../model/rows';
import type { Finding, Severity } from '../rules/rule';

/** What a rule found in a draft. */
export interface Issue extends Finding {
  kind: RowKind | 'draft';
  /** Of the row; empty for the draft itself. */
  id: string;
  ruleId: string;
  severity: Severity;
}

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

/** Issues with their waivers; errors cannot be waived. */
export function withWaivers(
  issues: readonly Issue[],
  waivers: readonly Waiver[],
): (Issue & { waiver: Waiver | null })[] {
  const byKey = new Map(waivers.map((waiver) => [waiver.key, waiver]));
  return issues.map((issue) => ({
    ...issue,
    waiver: issue.severity === 'error' ? null : (byKey.get(issueKey(issue)) ?? null),
  }));
}
