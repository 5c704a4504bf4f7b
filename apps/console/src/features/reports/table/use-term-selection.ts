import type { ReportRow } from '@meridian/api-client/contract';
import { useState } from 'react';
import { rowHeaderKey } from '../report-keys';
import type { ReportModel } from '../use-report-model';

/** The ticked search terms, on all visited pages. */
export interface TermSelection {
  terms: readonly string[];
  clear: () => void;
}

const ids = new WeakMap<ReportRow, string>();
/** The identity of a row, which has no id: its values are unique. */
function idOf(row: ReportRow): string {
  const known = ids.get(row) ?? JSON.stringify(row);
  ids.set(row, known);
  return known;
}

/** Ticks of a search-term report, for the table. */
export function useTermSelection({ report, rows }: Pick<ReportModel, 'report' | 'rows'>) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, string>>(new Map());
  const key = rowHeaderKey(report) ?? '';
  const list: readonly ReportRow[] = rows.response?.data.list ?? [];
  const rowSelection: Ticks = Object.fromEntries([...ticked.keys()].map((id) => [id, true as const]));
  const change = (next: Ticks) => {
    const terms = new Map(list.map((row) => [idOf(row), String(row[key] ?? '')]));
    setTicked(new Map(Object.keys(next).map((id) => [id, ticked.get(id) ?? terms.get(id) ?? ''])));
  };
  return {
    selection: {
      terms: [...new Set(ticked.values())],
      clear: () => setTicked(new Map()),
    } satisfies TermSelection,
    table: {
      rowId: idOf,
      rowSelection,
      onRowSelectionChange: (update: Updater) =>
        change(typeof update === 'function' ? update(rowSelection) : update),
    },
  };
}

type Ticks = Record<string, true>;
type Updater = Ticks | ((ticks: Ticks) => Ticks);
