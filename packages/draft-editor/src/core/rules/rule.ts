import type { Language } from '@meridian/i18n/core';
import type { DraftCommand } from '../commands/command';
import type { ProviderLimits } from '../limits/provider-limits';
import type { Draft } from '../model/draft';
import type { Row, RowKind } from '../model/rows';
import type { OwnRule } from '../own-rules/own-rule';
import type { SensitiveWords } from '../sensitive/sensitive-words';

/** Errors block an upload; warnings and advice do not. */
export type Severity = 'error' | 'warning' | 'advice';
export type IssueParams = Readonly<Record<string, string | number>>;

/** A finding of a rule in a row. */
export interface Finding<Code extends string = string> {
  /** If absent, the row as a whole. */
  field?: string;
  code: Code;
  params?: IssueParams;
}

/** Options that apply to all rows of a draft. */
export interface RuleOptions {
  /** Limits of the provider of the draft's account. */
  limits: ProviderLimits;
  /** Domains that are registered for the account; if undefined, they are not checked. */
  domains: readonly string[] | undefined;
  sensitiveWords: SensitiveWords;
  /** Rules that the company of the account defined; their order is that of their issues. */
  ownRules: readonly OwnRule[];
}

/** Further data that a rule may read: the row's parents, and lists in the same unit or in the row itself. */
export interface RowContext {
  options: RuleOptions;
  campaign: Row<'campaign'> | undefined;
  unit: Row<'unit'> | undefined;
  /** Units of a campaign. */
  units: readonly Row<'unit'>[];
  /** Keywords of the unit, or of the row's unit. */
  keywords: readonly Row<'keyword'>[];
  creatives: readonly Row<'creative'>[];
  pictures: readonly Row<'picture'>[];
}

/** A text in every language, with `{{name}}` for a parameter. */
export type RuleText = Readonly<Record<Language, string>>;

/** A change of `exampleDraft`: fields of its row of the rule's kind, or commands. */
export type ExampleChange = Readonly<Record<string, unknown>> | readonly DraftCommand[];

/** A change that a rule rejects, and the closest one that it accepts. */
export interface RuleExample {
  fails: ExampleChange;
  passes: ExampleChange;
  options?: Partial<RuleOptions>;
}

export type RuleExamples = readonly [RuleExample, ...RuleExample[]];

/** What a rule may find. Rules may share a code; its text is then the same. */
export interface RuleMessage<Code extends string = string> {
  code: Code;
  text: RuleText;
  /** For tests and the documentation, which alone build them. */
  examples: () => RuleExamples;
}

/** What a rule says, without its check. */
export interface RuleDescription<Code extends string = string> {
  /** Unique, kebab-case. */
  id: string;
  appliesTo: RowKind | 'draft';
  severity: Severity;
  /** What the rule objects to, in one line without parameters. */
  title: RuleText;
  messages: readonly RuleMessage<Code>[];
  /** Limits that the rule checks, for the documentation. */
  limits?: readonly (keyof ProviderLimits)[];
}

/** Checks one row. */
export interface RowRule<
  Kind extends RowKind = RowKind,
  Code extends string = string,
> extends RuleDescription<Code> {
  appliesTo: Kind;
  check: (row: Row<Kind>, context: RowContext) => readonly Finding<Code>[];
}

/** Checks the rows of one parent together; returns findings by the id of the row. */
export interface GroupRule<
  Kind extends RowKind = RowKind,
  Code extends string = string,
> extends RuleDescription<Code> {
  appliesTo: Kind;
  checkGroup: (
    rows: readonly Row<Kind>[],
    options: RuleOptions,
  ) => ReadonlyMap<string, readonly Finding<Code>[]>;
}

/** What an upload of a draft does besides sending its rows. */
export interface UploadContext {
  /** Whether it removes items from the account. */
  isRemoving: boolean;
}

/** Checks what concerns no row. */
export interface WholeDraftRule<Code extends string = string> extends RuleDescription<Code> {
  appliesTo: 'draft';
  checkDraft: (draft: Draft, upload: UploadContext) => readonly Finding<Code>[];
}

/** A rule for one row, which may find only codes that have a message. */
export function rowRule<Kind extends RowKind, Code extends string>(
  rule: RuleDescription<Code> & Pick<RowRule<Kind, NoInfer<Code>>, 'appliesTo' | 'check'>,
): RowRule<Kind, Code> {
  return rule;
}

/** A rule for the rows of one parent, which may find only codes that have a message. */
export function groupRule<Kind extends RowKind, Code extends string>(
  rule: RuleDescription<Code> & Pick<GroupRule<Kind, NoInfer<Code>>, 'appliesTo' | 'checkGroup'>,
): GroupRule<Kind, Code> {
  return rule;
}

export const nothing: readonly never[] = [];
