import { lengthIn } from '../length';
import { exampleLimits } from '../limits/example-limits';
import type { ProviderLimits, RangeLimit, TextLimit } from '../limits/provider-limits';
import type { Row, RowKind } from '../model/rows';
import { checkUrl, type UrlProblem } from '../urls/check-url';
import { hasNoVisibleText, invisiblePosition } from '../visible-text';
import { textOfLength } from './examples';
import {
  nothing,
  type Finding,
  type RowContext,
  type RowRule,
  type RuleExample,
  type RuleExamples,
  type RuleMessage,
  type RuleText,
} from './rule';

/** Fields of a kind that are texts. */
type TextField<Kind extends RowKind> = keyof Row<Kind> &
  {
    [Each in Kind]: {
      [Field in keyof Row<Each>]: Row<Each>[Field] extends string ? Field : never;
    }[keyof Row<Each>];
  }[Kind] &
  string;

/** A text that must not be empty. */
export function requiredText<Kind extends RowKind, Code extends string>(rule: {
  id: string;
  appliesTo: Kind;
  title: RuleText;
  field: TextField<Kind>;
  message: Omit<RuleMessage<Code>, 'examples'>;
  /** If absent, always. */
  isRequired?: (row: Row<Kind>, context: RowContext) => boolean;
  /** Besides texts that are empty, or only look so. */
  examples?: readonly RuleExample[];
}): RowRule<Kind, Code> {
  const { id, appliesTo, title, field, message, isRequired = () => true, examples = [] } = rule;
  const { code } = message;
  const fails = (text: string): RuleExample => ({ fails: { [field]: text }, passes: { [field]: 'x' } });
  return {
    id,
    appliesTo,
    severity: 'error',
    title,
    messages: [{ ...message, examples: () => [fails(''), fails(' '), fails('\u{200B}'), ...examples] }],
    check: (row, context) =>
      hasNoVisibleText(String(row[field])) && isRequired(row, context) ? [{ field, code }] : nothing,
  };
}

const tooLong = {
  code: 'too_long',
  text: {
    en: 'More than {{max}} {{lengthUnit}}: {{length}} now.',
    cn: '超过 {{max}} 个{{lengthUnit}}，目前 {{length}} 个',
    tw: '超過 {{max}} 個{{lengthUnit}}，目前 {{length}} 個',
  },
} as const;

const tooShort = {
  code: 'too_short',
  text: {
    en: 'Less than {{min}} {{lengthUnit}}: {{length}} now.',
    cn: '少于 {{min}} 个{{lengthUnit}}，目前 {{length}} 个',
    tw: '少於 {{min}} 個{{lengthUnit}}，目前 {{length}} 個',
  },
} as const;

/** Limits of texts. */
type TextLimitName = {
  [Name in keyof ProviderLimits]-?: ProviderLimits[Name] extends TextLimit ? Name : never;
}[keyof ProviderLimits];

/** A text of limited length, unless it is empty. The examples are those of `exampleLimits`. */
export function limitedLength<Kind extends RowKind>(rule: {
  id: string;
  appliesTo: Kind;
  title: RuleText;
  field: TextField<Kind>;
  limit: TextLimitName;
  /** Whether another rule rejects texts without a visible character. */
  isRequired?: boolean;
}): RowRule<Kind, 'too_short' | 'too_long'> {
  const { id, appliesTo, title, field, limit, isRequired = false } = rule;
  const { min: least = 0, max: most } = exampleLimits[limit];
  const example = (fails: number, passes: number): RuleExamples => [
    { fails: { [field]: textOfLength(fails) }, passes: { [field]: textOfLength(passes) } },
  ];
  return {
    id,
    appliesTo,
    severity: 'error',
    title,
    messages: [
      ...(least > 0 ? [{ ...tooShort, examples: () => example(least - 1, least) }] : []),
      { ...tooLong, examples: () => example(most + 1, most) },
    ],
    limits: [limit],
    check: (row, { options }) => {
      const text = String(row[field]);
      const { min = 0, max, unit } = options.limits[limit];
      // most texts of a draft are short in every unit
      if (text === '' || (min === 0 && text.length * 3 <= max)) return nothing;
      if (isRequired && hasNoVisibleText(text)) return nothing;
      const length = lengthIn(unit, text);
      if (length < min) return [{ field, code: 'too_short', params: { min, length, lengthUnit: unit } }];
      return length > max
        ? [{ field, code: 'too_long', params: { max, length, lengthUnit: unit } }]
        : nothing;
    },
  };
}

/** What may be wrong in a URL, and examples of it. */
const urlProblems = {
  invalid: {
    code: 'url_invalid',
    text: {
      en: 'Enter a complete URL, such as https://www.example.com/page.',
      cn: '请输入完整网址，例如 https://www.example.com/page',
      tw: '請輸入完整網址，例如 https://www.example.com/page',
    },
    fails: 'www.example.com',
    passes: 'https://www.example.com',
  },
  protocol: {
    code: 'url_protocol',
    text: {
      en: 'Use a URL that starts with https:// or http://.',
      cn: '网址须以 https:// 或 http:// 开头',
      tw: '網址須以 https:// 或 http:// 開頭',
    },
    fails: 'ftp://example.com',
    passes: 'http://example.com',
  },
  credentials: {
    code: 'url_credentials',
    text: {
      en: 'Remove the username and password from the URL.',
      cn: '请去掉网址中的账号和密码',
      tw: '請移除網址中的帳號與密碼',
    },
    fails: 'https://me:x@example.com',
    passes: 'https://example.com/@me:x',
  },
  domain: {
    code: 'url_domain',
    text: {
      en: 'Use a URL on one of the account’s registered domains: {{domains}}.',
      cn: '网址不属于账户的备案域名：{{domains}}',
      tw: '網址不屬於帳戶登記的網域：{{domains}}',
    },
    fails: 'https://example.com.org',
    passes: 'https://m.example.com',
  },
} as const satisfies Record<UrlProblem, object>;
type UrlCode = (typeof urlProblems)[UrlProblem]['code'];

/** Fields with the URL of a page, unless empty. */
export function validUrls<Kind extends RowKind>(rule: {
  id: string;
  appliesTo: Kind;
  title: RuleText;
  fields: readonly [TextField<Kind>, ...TextField<Kind>[]];
  /** Whether pages must be on the account's domains. */
  isOwn: boolean;
}): RowRule<Kind, UrlCode> {
  const { id, appliesTo, title, fields, isOwn } = rule;
  const [first, ...others] = fields;
  return {
    id,
    appliesTo,
    severity: 'error',
    title,
    messages: Object.values(urlProblems)
      .filter(({ code }) => isOwn || code !== 'url_domain')
      .map(({ code, text, fails, passes }) => {
        const example = (field: string): RuleExample => ({
          fails: { [field]: fails },
          passes: { [field]: passes },
          ...(isOwn && { options: { domains: ['example.com'] } }),
        });
        return { code, text, examples: () => [example(first), ...others.map(example)] };
      }),
    check: (row, { options }) =>
      fields.flatMap((field): Finding<UrlCode>[] => {
        const text = String(row[field]);
        const problem = text === '' ? null : checkUrl(text, isOwn ? options.domains : undefined);
        if (problem === null) return [];
        const params = problem === 'domain' ? { domains: options.domains?.join(',') ?? '' } : {};
        return [{ field, code: urlProblems[problem].code, params }];
      }),
  };
}

/** Whether a number is missing or outside a limit. */
export function isOutside(value: number | null, { min, max }: RangeLimit): boolean {
  // NaN counts as outside
  return value === null || !(value >= min && value <= max);
}

/** Whether a bid is higher than the daily budget of a campaign, which the provider rejects. */
export function bidOverBudget(
  bid: number | null,
  campaign: Pick<Row<'campaign'>, 'budgetType' | 'budget'> | undefined,
): readonly Finding<'bid_over_budget'>[] {
  const budget = campaign?.budgetType === 2 ? campaign.budget : null;
  const isOver = bid !== null && budget !== null && bid > budget;
  return isOver ? [{ field: 'bid', code: 'bid_over_budget', params: { budget } }] : nothing;
}

/** Texts must not have invisible characters, which come from web pages and documents. */
export function visibleTexts<Kind extends RowKind>(rule: {
  id: string;
  appliesTo: Kind;
  title: RuleText;
  fields: readonly TextField<Kind>[];
  examples: () => RuleExamples;
}): RowRule<Kind, 'invisible_character'> {
  const { id, appliesTo, title, fields, examples } = rule;
  return {
    id,
    appliesTo,
    severity: 'warning',
    title,
    messages: [
      {
        code: 'invisible_character',
        text: {
          en: 'Character {{position}} is invisible. Delete it, or type the text again.',
          cn: '第 {{position}} 个字符不可见，请删除或重新输入',
          tw: '第 {{position}} 個字元是不可見字元，請刪除或重新輸入',
        },
        examples,
      },
    ],
    check: (row) =>
      fields.flatMap((field): Finding<'invisible_character'>[] => {
        const position = invisiblePosition(String(row[field]));
        return position === null ? [] : [{ field, code: 'invisible_character', params: { position } }];
      }),
  };
}

/** Reports a list with too many rows. */
export function countFinding<Code extends string>(
  count: number,
  max: number,
  code: Code,
): readonly Finding<Code>[] {
  return count > max ? [{ code, params: { count, max } }] : nothing;
}
