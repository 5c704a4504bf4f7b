import type { RuleOptions } from '../rules/rule';
import { ownSensitiveWords } from '../sensitive/own-words';

export type ValidationOptions = Partial<RuleOptions> & Pick<RuleOptions, 'limits'>;

const noRules: readonly never[] = [];

/** The options of rules. */
export function ruleOptions(given: ValidationOptions): RuleOptions {
  return {
    limits: given.limits,
    domains: given.domains,
    sensitiveWords: given.sensitiveWords ?? ownSensitiveWords(),
    ownRules: given.ownRules ?? noRules,
  };
}
