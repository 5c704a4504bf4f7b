import { codeFilters, parentFilter, type ReportFilterOption } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Checkbox, cn, Spinner } from '@meridian/ui';
import { useState } from 'react';
import { DebouncedSearchField } from '../../../lib/lists/debounced-search-field';
import { useFilterOptions } from '../use-report';
import type { ReportModel } from '../use-report-model';
import { useFilterWord, type ListFilter } from './filter-names';

export interface FilterListProps {
  filter: ListFilter;
  model: Pick<ReportModel, 'report' | 'view' | 'accounts' | 'change'>;
  className?: string;
}

/** Maximum number of listed values, because a longer list is slow to render and to read. Typing finds others. */
const maxShown = 200;

/** Values to tick, with a search. */
export function FilterList({ filter, model, className }: FilterListProps) {
  const { t } = useTranslation(['reports', 'common']);
  const { report, view, accounts, change } = model;
  const wordOf = useFilterWord(filter, model);
  const isFetched = filter !== 'accountIds';
  const [text, setText] = useState<string>();
  const selected = view[filter] ?? [];
  const wanted = text?.toLowerCase() ?? '';
  const parent = isFetched ? parentFilter(filter) : undefined;
  const parents = (parent && view[parent]) ?? [];
  const { data, isLoading, isError } = useFilterOptions(report, {
    filter: isFetched ? filter : undefined,
    text: wanted,
    parents,
    from: view.from,
  });
  const offered = isFetched
    ? valuesOf(data?.[filter], parents)
    : accounts.map(({ accountId }) => String(accountId));
  // selected values stay visible, even if they are no longer offered
  const all = [...new Set([...selected.filter((value) => !offered.includes(value)), ...offered])];
  const found = all.filter((value) => wordOf(value).toLowerCase().includes(wanted));
  const toggle = (value: string) => {
    const values = selected.includes(value)
      ? selected.filter((other) => other !== value)
      : [...selected, value];
    change({ [filter]: values.length > 0 ? values : undefined });
  };
  // there are few codes, which need no search
  const isShort = codeFilters.some((each) => each === filter);
  const label = t(`filters.search.${filter}`);
  return (
    <>
      {!isShort && (
        <div className="border-b border-line-1 p-2">
          <DebouncedSearchField label={label} value={text} onValueChange={setText} />
        </div>
      )}
      <ul
        aria-label={t(`filters.name.${filter}`)}
        className={cn('min-h-0 flex-1 overflow-y-auto p-1', className)}
      >
        {found.slice(0, maxShown).map((value) => (
          <li key={value}>
            <Checkbox
              checked={selected.includes(value)}
              onCheckedChange={() => toggle(value)}
              label={<span className="wrap-anywhere">{wordOf(value)}</span>}
              className="flex min-h-menu rounded-xs px-2 py-1 hover:bg-hover"
            />
          </li>
        ))}
      </ul>
      <p role="status" className="px-3 text-12 text-fg-3 not-empty:pb-3">
        {isLoading ? (
          <Spinner label={t('common:loading')} />
        ) : isError ? (
          t('filters.failed')
        ) : found.length > maxShown || (isFetched && data?.more.includes(filter)) ? (
          t('filters.more', { count: Math.min(found.length, maxShown) })
        ) : found.length === 0 ? (
          t(wanted === '' ? 'filters.none' : 'filters.noMatch')
        ) : null}
      </p>
    </>
  );
}

/** The offered values without repetitions; only those that belong to the selected values of the parent filter, if any. */
function valuesOf(options: readonly ReportFilterOption[] = [], parents: readonly string[] = []): string[] {
  const offered = options.filter(
    ({ parent }) => parents.length === 0 || parent === undefined || parents.includes(parent),
  );
  return [...new Set(offered.map(({ value }) => value))];
}
