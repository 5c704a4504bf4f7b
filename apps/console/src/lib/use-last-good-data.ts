import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { isSessionExpiredError, isUnreachableError } from './offline/response-errors';

export interface UseLastGoodDataOptions<Answer> {
  query: { data: Answer | undefined; isError: boolean; error: unknown };
  queryKey: readonly unknown[];
  /** How many parts of a key name the list; the others are its page, order and filters. */
  parts?: number;
}

export interface LastGoodData<Answer> {
  answer: Answer | undefined;
  /** There is a failure to tell, and no figures that stay on screen in the meantime. */
  hasFailed: boolean;
}

/**
 * The answer of a list; while the server is away or the login has expired, which the shell says, the last one that was
 * shown of the same list, so that another order or filter does not take the rows off the screen.
 */
export function useLastGoodData<Answer>({
  query,
  queryKey,
  parts = 3,
}: UseLastGoodDataOptions<Answer>): LastGoodData<Answer> {
  const list = hashKey(queryKey.slice(0, parts));
  const [kept, setKept] = useState<{ list: string; answer: Answer }>();
  const { data } = query;
  if (data !== undefined && (kept?.answer !== data || kept.list !== list)) setKept({ list, answer: data });
  const passes = query.isError && (isUnreachableError(query.error) || isSessionExpiredError(query.error));
  const answer = data ?? (passes && kept?.list === list ? kept.answer : undefined);
  return { answer, hasFailed: query.isError && !(passes && answer !== undefined) };
}
