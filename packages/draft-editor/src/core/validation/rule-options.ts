import type { RuleOptions } from '../rules/rule';
import { ownSensitiveWords } from '../sensitive/own-words';

export type ValidationOptions = Partial<RuleOptions>;

/** The options of rules; the provider's limits apply unless others are given. */
export function ruleOptions(given: ValidationOptions): RuleOptions {
  return {
    lengthUnit: given.lengthUnit ?? 'provider',
    domains: given.domains,
    sensitiveWords: given.sensitiveWords ?? ownSensitiveWords(),
  };
}
