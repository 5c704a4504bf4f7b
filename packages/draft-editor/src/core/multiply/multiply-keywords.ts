import type { DraftCommand } from '../commands/command';
import { addOf } from '../commands/row-commands';
import { keyOfText } from '../duplicates';
import { childrenOf, type Draft } from '../model/draft';
import { emptyFields, type Row } from '../model/rows';
import { issuesOfRow } from '../validation/check-row';
import type { Issue } from '../validation/issue';
import { contextOf } from '../validation/row-context';
import { ruleOptions, type ValidationOptions } from '../validation/rule-options';

/** Lists of words that a pattern combines: `[1]` is a word of the first list. */
export interface Multiplication {
  /** The unit that gets the keywords. */
  unitId: string;
  /** A word may repeat. */
  lists: readonly (readonly string[])[];
  pattern: string;
  matchType: Row<'keyword'>['matchType'];
}

/** A combination that is no keyword of the unit: an error of the rules, or the limit of the unit. */
export interface InvalidCombination {
  keyword: string;
  problem: { type: 'issue'; issue: Issue } | { type: 'full'; max: number };
}

/** Each combination is in one of the lists. */
export interface MultiplyPlan {
  created: readonly string[];
  /** The unit, or an earlier combination, has them. */
  skipped: readonly string[];
  invalid: readonly InvalidCombination[];
}

const placeholder = /\[([1-9])\]/g;
const combinationsPerStep = 200;

/** Indexes of the lists that a pattern uses, in ascending order. */
export function usedLists(pattern: string): readonly number[] {
  const numbers = [...pattern.matchAll(placeholder)].map(([, number]) => Number(number) - 1);
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

/** How many combinations the lists of a pattern have; a list that it names but that has no words makes none. */
export function combinationCount({ lists, pattern }: Pick<Multiplication, 'lists' | 'pattern'>): number {
  const used = usedLists(pattern);
  return used.length === 0 ? 0 : used.reduce((product, at) => product * (lists[at]?.length ?? 0), 1);
}

/** Plans the keywords of all combinations, in steps of a few milliseconds. The rules of the draft decide what is invalid. */
export function* multiplySteps(
  draft: Draft,
  { unitId, lists, pattern, matchType }: Multiplication,
  options: ValidationOptions,
): Generator<void, MultiplyPlan, void> {
  const context = contextOf(draft, 'keyword', unitId, ruleOptions(options));
  const { max } = options.limits.keywordsPerUnit;
  const present = childrenOf(draft, 'keyword', unitId);
  const known = new Set(present.map(({ keyword }) => keyOfText(keyword)));
  const created: string[] = [];
  const skipped: string[] = [];
  const invalid: InvalidCombination[] = [];
  let count = 0;
  for (const keyword of combinations(lists, pattern)) {
    if (++count % combinationsPerStep === 0) yield;
    const key = keyOfText(keyword);
    if (known.has(key) && key !== '') {
      skipped.push(keyword);
      continue;
    }
    const row = { ...emptyFields.keyword, id: 'planned keyword', keyword, matchType };
    const issue = issuesOfRow('keyword', row, context).find(({ severity }) => severity === 'error');
    if (issue) invalid.push({ keyword, problem: { type: 'issue', issue } });
    else if (present.length + created.length >= max)
      invalid.push({ keyword, problem: { type: 'full', max } });
    else {
      known.add(key);
      created.push(keyword);
    }
  }
  return { created, skipped, invalid };
}

/** The texts of all combinations; words of the last list change first. */
function* combinations(lists: Multiplication['lists'], pattern: string): Generator<string> {
  const used = usedLists(pattern);
  const total = combinationCount({ lists, pattern });
  for (let number = 0; number < total; number += 1) {
    const words = new Map<number, string>();
    let left = number;
    for (const at of used.toReversed()) {
      const list = lists[at] ?? [];
      words.set(at, list[left % list.length] ?? '');
      left = Math.floor(left / list.length);
    }
    yield pattern.replace(placeholder, (_, digit: string) => words.get(Number(digit) - 1) ?? '').trim();
  }
}

/** The command that adds keywords to a unit. */
export function addKeywords(
  {
    unitId,
    keywords,
    matchType,
  }: Pick<Multiplication, 'unitId' | 'matchType'> & { keywords: readonly string[] },
  newId: () => string,
): DraftCommand {
  const rows = keywords.map((keyword) => ({ ...emptyFields.keyword, id: newId(), keyword, matchType }));
  return addOf('keyword', [{ parentId: unitId, rows }]);
}
