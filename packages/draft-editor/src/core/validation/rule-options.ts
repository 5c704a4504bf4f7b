import type { RuleOptions } from '../rules/rule';
import { ownSensitiveWords } from '../sensitive/own-words';

export type ValidationOptions = Partial<RuleOptions>;

/** The options of rules: those of the provider, unless given. */
export function ruleOptions(given: ValidationOptions): RuleOptions {
  return {
    lengthUnit: given.lengthUnit ?? 'provider',
    domains: given.domains,
    sensitiveWords: given.sensitiveWords ?? ownSensitiveWords(),
  };
}
