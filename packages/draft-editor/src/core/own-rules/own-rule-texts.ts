import type { RuleText } from '../rules/rule';

/** Why a row breaks an own rule. */
export type OwnRuleCode = 'own_word' | 'own_name' | 'own_bid_min' | 'own_bid_max' | 'own_tracking';

/** `note` is the explanation of the rule, if it has one. */
export const ownRuleTexts: Readonly<Record<OwnRuleCode, RuleText>> = {
  own_word: {
    en: '{{ruleName}}: “{{word}}” isn’t allowed.{{note}}',
    cn: '{{ruleName}}：不允许使用“{{word}}”{{note}}',
    tw: '{{ruleName}}：不可使用「{{word}}」{{note}}',
  },
  own_name: {
    en: '{{ruleName}}: the name must match {{patterns}}.{{note}}',
    cn: '{{ruleName}}：名称须符合 {{patterns}}{{note}}',
    tw: '{{ruleName}}：名稱須符合 {{patterns}}{{note}}',
  },
  own_bid_min: {
    en: '{{ruleName}}: bid at least ￥{{min}}.{{note}}',
    cn: '{{ruleName}}：出价不得低于 ￥{{min}}{{note}}',
    tw: '{{ruleName}}：出價不得低於 ￥{{min}}{{note}}',
  },
  own_bid_max: {
    en: '{{ruleName}}: bid at most ￥{{max}}.{{note}}',
    cn: '{{ruleName}}：出价不得高于 ￥{{max}}{{note}}',
    tw: '{{ruleName}}：出價不得高於 ￥{{max}}{{note}}',
  },
  own_tracking: {
    en: '{{ruleName}}: the URL needs {{parameters}}.{{note}}',
    cn: '{{ruleName}}：网址缺少 {{parameters}}{{note}}',
    tw: '{{ruleName}}：網址缺少 {{parameters}}{{note}}',
  },
};
