import type { LengthUnit } from '../length';
import type { ProviderLimit } from '../limits/provider-limits';
import type { Row, RowKind } from '../model/rows';
import type { SensitiveWords } from '../sensitive/sensitive-words';
import type { IssueCode } from '../texts/texts';

/** Errors block an upload; warnings and advice do not. */
export type Severity = 'error' | 'warning' | 'advice';
export type IssueParams = Readonly<Record<string, string | number>>;

/** A finding of a rule in a row. */
export interface Finding {
  /** If absent, the row as a whole. */
  field?: string;
  code: IssueCode;
  params?: IssueParams;
}

/** Options that apply to all rows of a draft. */
export interface RuleOptions {
  lengthUnit: LengthUnit;
  /** Domains that are registered for the account; if undefined, they are not checked. */
  domains: readonly string[] | undefined;
  sensitiveWords: SensitiveWords;
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

interface RuleBase {
  /** Unique, kebab-case. */
  id: string;
  severity: Severity;
  codes: readonly IssueCode[];
  /** Limits that the rule checks, for the documentation. */
  limits?: readonly ProviderLimit[];
}

/** Checks one row. */
export interface RowRule<Kind extends RowKind = RowKind> extends RuleBase {
  appliesTo: Kind;
  check: (row: Row<Kind>, context: RowContext) => readonly Finding[];
}

/** Checks the rows of one parent together; returns findings by the id of the row. */
export interface GroupRule<Kind extends RowKind = RowKind> extends RuleBase {
  appliesTo: Kind;
  checkGroup: (rows: readonly Row<Kind>[]) => ReadonlyMap<string, readonly Finding[]>;
}

export const nothing: readonly Finding[] = [];
