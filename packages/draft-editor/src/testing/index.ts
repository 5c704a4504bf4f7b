export { brokenPlaces, randomOwnRules, randomValues } from './own-rules';
export { idSource, randomCommand, seeded, type Random } from './random-commands';
export { ruleExampleDrafts, type RuleExampleDrafts } from './rule-examples';
