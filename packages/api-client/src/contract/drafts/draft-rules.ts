import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { optionalLine, requiredLine, versionSchema } from '../names';

/** What a rule of a company checks: forbidden words, names, bids, or parameters of landing pages. */
export const draftRuleKinds = ['words', 'name', 'bid', 'tracking'] as const;
export type DraftRuleKind = (typeof draftRuleKinds)[number];

/** Rows that a rule of each kind can check: names of campaigns and units, texts of keywords and creatives, bids, and URLs. */
export const draftRuleRows = {
  words: ['campaign', 'unit', 'keyword', 'creative'],
  name: ['campaign', 'unit'],
  bid: ['campaign', 'unit', 'keyword'],
  tracking: ['unit', 'creative'],
} as const satisfies Record<DraftRuleKind, readonly string[]>;
export type DraftRuleRow = (typeof draftRuleRows)[DraftRuleKind][number];

/** Errors block an upload; warnings do not. */
export const draftRuleSeverities = ['error', 'warning'] as const;

export const draftRuleLimits = {
  /** Rules of all companies together. */
  rules: 200,
  name: 60,
  note: 200,
  words: 500,
  wordLength: 100,
  patterns: 20,
  patternLength: 100,
  parameters: 20,
  parameterLength: 100,
  bid: 999_999.99,
} as const;

const rowsOf = <const Kind extends DraftRuleKind>(kind: Kind) =>
  z
    .array(z.enum(draftRuleRows[kind]))
    .check(z.minLength(1, { error: 'required' }), z.maxLength(draftRuleRows[kind].length));
/** CNY per click; null for no limit. */
const bidSchema = z.nullable(
  z.number({ error: 'invalid_rule_bid' }).check(
    z.gte(0.01, { error: 'invalid_rule_bid' }),
    z.lte(draftRuleLimits.bid, { error: 'invalid_rule_bid' }),
    z.refine((value) => Number(value.toFixed(2)) === value, { error: 'invalid_rule_bid' }),
  ),
);
const listOf = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.array(item).check(z.minLength(1, { error: 'required' }), z.maxLength(max, { error: 'too_many_lines' }));

const conditionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('words'),
    rows: rowsOf('words'),
    words: listOf(requiredLine(draftRuleLimits.wordLength), draftRuleLimits.words),
  }),
  z.object({
    kind: z.literal('name'),
    rows: rowsOf('name'),
    /** `*` stands for one or more characters; a name must match one of them. */
    patterns: listOf(requiredLine(draftRuleLimits.patternLength), draftRuleLimits.patterns),
  }),
  z.object({ kind: z.literal('bid'), rows: rowsOf('bid'), min: bidSchema, max: bidSchema }).check(
    z.refine(({ min, max }) => min !== null || max !== null, { path: ['min'], error: 'required' }),
    z.refine(({ min, max }) => min === null || max === null || min <= max, {
      path: ['max'],
      error: 'rule_bid_order',
    }),
  ),
  z.object({
    kind: z.literal('tracking'),
    rows: rowsOf('tracking'),
    /** Parameters that a URL must have; with an empty value, any value. */
    parameters: listOf(
      z.object({
        name: optionalLine(draftRuleLimits.parameterLength).check(
          z.regex(/^[^\s&=?#]+$/, { error: 'invalid_parameter' }),
        ),
        value: optionalLine(draftRuleLimits.parameterLength).check(
          z.regex(/^[^\s&#]*$/, { error: 'invalid_parameter' }),
        ),
      }),
      draftRuleLimits.parameters,
    ),
  }),
]);
/** What a rule demands; `@meridian/draft-editor/core` checks it. */
export type DraftRuleCondition = z.infer<typeof conditionSchema>;

const ruleFields = {
  name: requiredLine(draftRuleLimits.name),
  /** Shown beside each issue: why, or what to do. */
  note: optionalLine(draftRuleLimits.note),
  severity: z.enum(draftRuleSeverities),
  condition: conditionSchema,
};
const definition = {
  ...ruleFields,
  /** Whose accounts; null for all accounts. */
  companyId: z.nullable(z.uuid()),
};

const draftRuleSchema = z.object({
  id: z.uuid(),
  ...definition,
  /** Null for all accounts. */
  companyName: z.nullable(z.string()),
  isPaused: z.boolean(),
  version: versionSchema,
  updatedTime: z.iso.datetime(),
  /** Name of the user; null if the user was deleted, or the server created the rule. */
  updatedBy: z.nullable(z.string()),
});
/** A rule of a company for its ad drafts. */
export type DraftRule = z.infer<typeof draftRuleSchema>;

export const draftRuleSaveSchema = z.object({
  id: z.uuid(),
  /** The version that was changed; absent for a new rule. */
  version: z.optional(versionSchema),
  ...definition,
});
/** User input of a rule. */
export type DraftRuleInput = z.infer<typeof draftRuleSaveSchema>;

const common = {
  access: { permission: 'draft:rule:edit' },
  account: 'none',
  paged: false,
  heavy: false,
} as const;
const base = '/marketing/api/v1/draftRule';

/** All rules, those for all accounts first, then by company and name; and the companies that can have rules. */
export const draftRuleList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns the rules of companies for ad drafts, and the companies that can have rules.',
  body: z.object({}),
  data: z.object({
    list: z.array(draftRuleSchema),
    companies: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
});

/**
 * Creates or changes a rule; open drafts are checked by it from then on. Errors: 404 if the rule was deleted; 409 if its version differs
 * from the caller’s; 400 for an unknown company, and for more rules than the maximum.
 */
export const draftRuleSave = defineEndpoint({
  ...common,
  path: `${base}/save`,
  summary: 'Updates a rule for ad drafts, or creates one with a caller-supplied `id`.',
  body: draftRuleSaveSchema,
  data: draftRuleSchema,
});

/** Pauses a rule, which then finds nothing, or resumes a paused one. Errors: 404. */
export const draftRulePause = defineEndpoint({
  ...common,
  path: `${base}/pause`,
  summary: 'Pauses or resumes a rule for ad drafts.',
  body: z.object({ id: z.uuid(), isPaused: z.boolean() }),
  data: draftRuleSchema,
});

/** Errors: 404. */
export const draftRuleDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes a rule for ad drafts.',
  body: z.object({ id: z.uuid() }),
  data: z.null(),
});

/** The rules in use that apply to the account of a draft, in the order in which they check. Errors: 404. */
export const draftRulesOfDraft = defineEndpoint({
  ...common,
  access: { permission: 'draft:draft:view' },
  path: `${base}/ofDraft`,
  summary: 'Returns the rules of its company that check an ad draft.',
  body: z.object({ id: z.uuid() }),
  data: z.object({ list: z.array(z.object({ id: z.uuid(), ...ruleFields })) }),
});
