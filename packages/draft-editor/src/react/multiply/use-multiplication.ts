import { useDeferredValue, useMemo } from 'react';
import {
  combinationCount,
  multiplySteps,
  usedLists,
  type Draft,
  type MultiplyPlan,
  type ProviderLimits,
  type Row,
} from '../../core';
import { useSliced } from '../grid/use-sliced';
import { useOwnRules } from '../inputs/own-rules-context';

/** More combinations are not planned; a unit takes far fewer keywords. */
export const maxCombinations = 100_000;

export interface MultiplicationInput {
  draft: Draft;
  unitId: string;
  /** One word per line. */
  texts: readonly string[];
  pattern: string;
  matchType: Row<'keyword'>['matchType'];
  limits: ProviderLimits;
}

export interface PlannedMultiplication {
  lists: readonly (readonly string[])[];
  /** Numbers of words in the lists that the pattern uses. */
  factors: readonly number[];
  total: number;
  /** Null until it is computed, or if there are no or too many combinations. */
  plan: MultiplyPlan | null;
}

/** Plans the keywords of typed lists. */
export function useMultiplication(input: MultiplicationInput): PlannedMultiplication {
  const { draft, unitId, pattern, matchType, limits } = input;
  const ownRules = useOwnRules();
  const text = useDeferredValue(input.texts.join('\0'));
  const lists = useMemo(() => text.split('\0').map(wordsOf), [text]);
  const total = combinationCount({ lists, pattern });
  const start = useMemo(
    () =>
      total === 0 || total > maxCombinations
        ? null
        : () => multiplySteps(draft, { unitId, lists, pattern, matchType }, { limits, ownRules }),
    [draft, unitId, lists, pattern, matchType, limits, ownRules, total],
  );
  const factors = usedLists(pattern).map((at) => lists[at]?.length ?? 0);
  return { lists, factors, total, plan: useSliced(start) };
}

function wordsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
