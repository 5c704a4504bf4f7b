import { providerIds, limitsOf } from '../../packages/api-client/src/contract';
import { ruleTable } from '../../packages/draft-editor/src/core/rules/rule-table';

/** The table in docs/draft-rules.md, with the limits of every provider. */
export function draftRuleTable(): string {
  return ruleTable(providerIds.map((id) => ({ name: id, limits: limitsOf(id) })));
}
