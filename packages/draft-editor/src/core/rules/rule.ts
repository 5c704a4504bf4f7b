import type { LengthUnit } from '../length';
import type { ProviderLimit } from '../limits/provider-limits';
import type { Row, RowKind } from '../model/rows';
import type { SensitiveWords } from '../sensitive/sensitive-words';
import type { IssueCode } from '../texts/texts';

/** Errors block an upload; warnings and advice do not. */
export type Severity = 'error' | 'warning' | 'advice';
export type IssueParams = Readonly<Record<string, string | number>>;

/** What a rule finds in a row. */
export interface Finding {
  /** Absent: the row as a whole. */
  field?: string;
  code: IssueCode;
  params?: IssueParams;
}

/** What is the same for all rows of a draft. */
export interface RuleOptions {
  lengthUnit: LengthUnit;
  /** Domains that are registered for the account; undefined: not checked. */
  domains: readonly string[] | undefined;
  sensitiveWords: SensitiveWords;
}

/** What a rule may read beside the row: what contains the row, and lists in the same unit or in the row itself. */
export interface RowContext {
  options: RuleOptions;
  campaign: Row<'campaign'> | undefined;
  unit: Row<'unit'> | undefined;
  /** Of a campaign. */
  units: readonly Row<'unit'>[];
  /** Of the unit, or of the unit of the row. */
  keywords: readonly Row<'keyword'>[];
  creatives: readonly Row<'creative'>[];
  pictures: readonly Row<'picture'>[];
}

interface RuleBase {
  /** Unique, kebab-case. */
  id: string;
  severity: Severity;
  codes: readonly IssueCode[];
  /** Limits that it checks, for the documentation. */
  limits?: readonly ProviderLimit[];
}

/** Checks one row. */
export interface RowRule<Kind extends RowKind = RowKind> extends RuleBase {
  appliesTo: Kind;
  check: (row: Row<Kind>, context: RowContext) => readonly Finding[];
}

/** Checks the rows of one parent together; findings by id of the row. */
export interface GroupRule<Kind extends RowKind = RowKind> extends RuleBase {
  appliesTo: Kind;
  checkGroup: (rows: readonly Row<Kind>[]) => ReadonlyMap<string, readonly Finding[]>;
}

export const nothing: readonly Finding[] = [];
