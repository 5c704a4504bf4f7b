import { applyCommand } from '../commands/apply-command';
import type { DraftCommand } from '../commands/command';
import { addOf, updateOf } from '../commands/row-commands';
import { keyOfText } from '../duplicates';
import type { ProviderLimits } from '../limits/provider-limits';
import { findRow, rowsInOrder, tableOf, type Draft } from '../model/draft';
import { emptyFields, type NegativeField, type Row } from '../model/rows';
import { parentOf } from '../model/table';
import { checkRow } from '../validation/check-row';
import type { Issue } from '../validation/issue';

/** How search terms are added to a unit. */
export type TermUse =
  | { type: 'keyword'; matchType: Row<'keyword'>['matchType'] }
  | { type: 'negative'; field: NegativeField };

/** A place outside the draft where the account has a keyword: another draft, or its reports. */
export interface TermPlace {
  keyword: string;
  /** Name of the other draft; null for the provider. */
  draftName: string | null;
  campaignName: string;
  adgroupName: string;
}

/** Why a search term should not be added. */
export type TermProblem =
  /** The unit already has it. */
  | { type: 'inUnit' }
  /** Another unit of the draft has it. */
  | { type: 'inDraft'; unitId: string }
  | { type: 'inAccount'; place: TermPlace }
  | { type: 'issue'; issue: Issue };

/** A search term as a keyword; terms that differ only in case, width or spaces are the same. */
export interface PlannedTerm {
  keyword: string;
  problem: TermProblem | null;
  /** Whether the term can be added despite the problem. */
  canBeAdded: boolean;
}

export interface TermsToAdd {
  unitId: string;
  terms: readonly string[];
  use: TermUse;
}

export interface SearchTermsOptions extends TermsToAdd {
  limits: ProviderLimits;
  /** Keywords of the account outside the draft; not compared if absent. */
  places?: readonly TermPlace[];
}

/** Plans how search terms are added to a unit of a draft. Errors: `DraftCommandError` for an unknown unit. */
export function planSearchTerms(draft: Draft, options: SearchTermsOptions): PlannedTerm[] {
  const { limits, unitId, use } = options;
  const words = new Map<string, string>();
  for (const term of options.terms) {
    const key = keyOfText(term);
    if (key !== '' && !words.has(key)) words.set(key, term.trim());
  }
  const problemOf =
    use.type === 'keyword'
      ? keywordProblems(draft, { ...options, matchType: use.matchType })
      : negativeProblems(draft, { limits, unitId, field: use.field });
  return [...words].map(([key, keyword]) => {
    const problem = problemOf(keyword, key);
    const canBeAdded =
      problem?.type === 'issue' ? problem.issue.severity !== 'error' : problem?.type !== 'inUnit';
    return { keyword, problem, canBeAdded };
  });
}

/** Finds the problem of a term, given its text and its comparison key. */
type FindProblem = (keyword: string, key: string) => TermProblem | null;

function keywordProblems(
  draft: Draft,
  {
    limits,
    unitId,
    matchType,
    places = [],
  }: SearchTermsOptions & Pick<Extract<TermUse, { type: 'keyword' }>, 'matchType'>,
): FindProblem {
  const unitsOf = new Map<string, Set<string>>();
  for (const { id, keyword } of rowsInOrder(draft, 'keyword')) {
    const units = unitsOf.get(keyOfText(keyword)) ?? new Set();
    unitsOf.set(keyOfText(keyword), units.add(parentOf(tableOf(draft, 'keyword'), id) ?? ''));
  }
  const placeOf = new Map(places.toReversed().map((place) => [keyOfText(place.keyword), place]));
  return (keyword, key) => {
    const units = unitsOf.get(key);
    if (units?.has(unitId)) return { type: 'inUnit' };
    const row = { ...emptyFields.keyword, id: 'planned search term', keyword, matchType };
    const withRow = applyCommand(draft, addOf('keyword', [{ parentId: unitId, rows: [row] }])).draft;
    const [issue] = checkRow(withRow, 'keyword', row, { limits });
    if (issue) return { type: 'issue', issue };
    const [other] = units ?? [];
    if (other !== undefined) return { type: 'inDraft', unitId: other };
    const place = placeOf.get(key);
    return place === undefined ? null : { type: 'inAccount', place };
  };
}

function negativeProblems(
  draft: Draft,
  { limits, unitId, field }: { limits: ProviderLimits; unitId: string; field: NegativeField },
): FindProblem {
  const unit = findRow(draft, 'unit', unitId);
  const present = new Set(unit?.[field].map(keyOfText));
  return (keyword, key) => {
    if (present.has(key)) return { type: 'inUnit' };
    if (!unit) return null;
    const issue = checkRow(draft, 'unit', { ...unit, [field]: [keyword] }, { limits }).find(
      (each) => each.field === field,
    );
    return issue === undefined ? null : { type: 'issue', issue };
  };
}

/** The command that adds search terms to a unit. Errors: `RangeError` for an unknown unit. */
export function addSearchTerms(
  draft: Draft,
  { unitId, terms, use }: TermsToAdd,
  newId: () => string,
): DraftCommand {
  if (use.type === 'keyword') {
    const { matchType } = use;
    const rows = terms.map((keyword) => ({ ...emptyFields.keyword, id: newId(), keyword, matchType }));
    return addOf('keyword', [{ parentId: unitId, rows }]);
  }
  const unit = findRow(draft, 'unit', unitId);
  if (!unit) throw new RangeError(`The draft has no unit ${unitId}.`);
  return updateOf('unit', unitId, { [use.field]: [...unit[use.field], ...terms] });
}
