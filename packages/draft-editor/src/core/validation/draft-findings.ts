import type { Draft } from '../model/draft';
import type { IssueCode } from '../texts/texts';
import type { Issue } from './issue';

/** Documentation of the rules for the draft itself. */
export const draftOwnRules = [
  { id: 'draft-name-required', appliesTo: 'draft', severity: 'error', codes: ['draft_name_required'] },
  { id: 'campaign-required', appliesTo: 'draft', severity: 'error', codes: ['no_campaigns'] },
] as const satisfies { id: string; appliesTo: 'draft'; severity: 'error'; codes: IssueCode[] }[];

/** A draft has a name and a campaign. */
export function draftFindings({ name, tables }: Draft): Issue[] {
  const issue = { kind: 'draft', id: '', severity: 'error' } as const;
  return [
    ...(name.trim() === ''
      ? [{ ...issue, field: 'name', ruleId: 'draft-name-required', code: 'draft_name_required' } as const]
      : []),
    ...(tables.campaign.size === 0
      ? [{ ...issue, ruleId: 'campaign-required', code: 'no_campaigns' } as const]
      : []),
  ];
}
