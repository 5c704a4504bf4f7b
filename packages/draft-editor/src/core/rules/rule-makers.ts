import { lengthIn } from '../length';
import type { ProviderLimit } from '../limits/provider-limits';
import type { Row, RowKind } from '../model/rows';
import type { IssueCode } from '../texts/texts';
import { checkUrl, type UrlProblem } from '../urls/check-url';
import { hasNoVisibleText, invisiblePosition } from '../visible-text';
import { nothing, type Finding, type RowContext, type RowRule } from './rule';

/** Fields of a kind that are texts. */
type TextField<Kind extends RowKind> = keyof Row<Kind> &
  {
    [Each in Kind]: {
      [Field in keyof Row<Each>]: Row<Each>[Field] extends string ? Field : never;
    }[keyof Row<Each>];
  }[Kind] &
  string;

/** A text that must not be empty. */
export function requiredText<Kind extends RowKind>(rule: {
  id: string;
  appliesTo: Kind;
  field: TextField<Kind>;
  code: IssueCode;
  /** If absent, always. */
  isRequired?: (row: Row<Kind>, context: RowContext) => boolean;
}): RowRule<Kind> {
  const { id, appliesTo, field, code, isRequired = () => true } = rule;
  return {
    id,
    appliesTo,
    severity: 'error',
    codes: [code],
    check: (row, context) =>
      hasNoVisibleText(String(row[field])) && isRequired(row, context) ? [{ field, code }] : nothing,
  };
}

/** A text of limited length, unless it is empty. */
export function limitedLength<Kind extends RowKind>(rule: {
  id: string;
  appliesTo: Kind;
  field: TextField<Kind>;
  limit: ProviderLimit;
  /** Whether another rule rejects texts without a visible character. */
  isRequired?: boolean;
}): RowRule<Kind> {
  const { id, appliesTo, field, limit, isRequired = false } = rule;
  const { min = 0, max = Infinity } = limit;
  return {
    id,
    appliesTo,
    severity: 'error',
    limits: [limit],
    codes: min > 0 ? ['too_short', 'too_long'] : ['too_long'],
    check: (row, { options }) => {
      const text = String(row[field]);
      // most texts of a draft are short in every unit
      if (text === '' || (min === 0 && text.length * 2 <= max)) return nothing;
      if (isRequired && hasNoVisibleText(text)) return nothing;
      const length = lengthIn(limit.unit === 'characters' ? 'codePoint' : options.lengthUnit, text);
      if (length < min) return [{ field, code: 'too_short', params: { min, length } }];
      return length > max ? [{ field, code: 'too_long', params: { max, length } }] : nothing;
    },
  };
}

const urlCodes = {
  invalid: 'url_invalid',
  protocol: 'url_protocol',
  credentials: 'url_credentials',
  domain: 'url_domain',
} as const satisfies Record<UrlProblem, IssueCode>;

/** Fields with the URL of a page, unless empty. */
export function validUrls<Kind extends RowKind>(rule: {
  id: string;
  appliesTo: Kind;
  fields: readonly TextField<Kind>[];
  /** Whether pages must be on the account's domains. */
  isOwn: boolean;
}): RowRule<Kind> {
  const { id, appliesTo, fields, isOwn } = rule;
  return {
    id,
    appliesTo,
    severity: 'error',
    codes: Object.values(urlCodes).filter((code) => isOwn || code !== urlCodes.domain),
    check: (row, { options }) =>
      fields.flatMap((field): Finding[] => {
        const text = String(row[field]);
        const problem = text === '' ? null : checkUrl(text, isOwn ? options.domains : undefined);
        if (problem === null) return [];
        const params = problem === 'domain' ? { domains: options.domains?.join(', ') ?? '' } : {};
        return [{ field, code: urlCodes[problem], params }];
      }),
  };
}

/** Whether a number is missing or outside a limit. */
export function isOutside(value: number | null, { min = -Infinity, max = Infinity }: ProviderLimit): boolean {
  // NaN counts as outside
  return value === null || !(value >= min && value <= max);
}

/** Whether a bid is higher than the daily budget of a campaign, which the provider rejects. */
export function bidOverBudget(
  bid: number | null,
  campaign: Pick<Row<'campaign'>, 'budgetType' | 'budget'> | undefined,
): readonly Finding[] {
  const budget = campaign?.budgetType === 2 ? campaign.budget : null;
  const isOver = bid !== null && budget !== null && bid > budget;
  return isOver ? [{ field: 'bid', code: 'bid_over_budget', params: { budget } }] : nothing;
}

/** Texts must not have invisible characters, which come from web pages and documents. */
export function visibleTexts<Kind extends RowKind>(rule: {
  id: string;
  appliesTo: Kind;
  fields: readonly TextField<Kind>[];
}): RowRule<Kind> {
  const { id, appliesTo, fields } = rule;
  return {
    id,
    appliesTo,
    severity: 'warning',
    codes: ['invisible_character'],
    check: (row) =>
      fields.flatMap((field): Finding[] => {
        const position = invisiblePosition(String(row[field]));
        return position === null ? [] : [{ field, code: 'invisible_character', params: { position } }];
      }),
  };
}

/** Reports a list with too many rows. */
export function countFinding(count: number, max: number, code: IssueCode): readonly Finding[] {
  return count > max ? [{ code, params: { count, max } }] : nothing;
}
