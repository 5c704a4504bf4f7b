import { isValueFilter, type ReportFilter, type ValueFilter } from '@meridian/api-client/contract';
import { useCodeWord } from '../table/code-word';
import type { ReportModel } from '../use-report-model';

/** A filter whose values are selected from a list. */
export type ListFilter = ValueFilter | 'accountIds';

export function isListFilter(filter: ReportFilter): filter is ListFilter {
  return filter === 'accountIds' || isValueFilter(filter);
}

/** Returns the display text for a value of a filter: an account's name, the word for a code, otherwise the value itself. */
export function useFilterWord(
  filter: ListFilter,
  { accounts }: Pick<ReportModel, 'accounts'>,
): (value: string) => string {
  const codeWord = useCodeWord();
  return (value) => {
    if (filter !== 'accountIds') return codeWord(filter, value);
    return accounts.find(({ accountId }) => String(accountId) === value)?.accountName ?? value;
  };
}
