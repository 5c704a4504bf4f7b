import type { Draft } from '../model/draft';
import { draftRules } from '../rules/registry';
import { issueOf, type Issue } from './issue';

/** The findings of the rules for the draft itself. */
export function draftFindings(draft: Draft): Issue[] {
  return draftRules.flatMap((rule) =>
    rule.checkDraft(draft).map((finding) => issueOf({ kind: 'draft', id: '' }, rule, finding)),
  );
}
