import { useCallback, useEffect, useRef } from 'react';
import type { ReportTableModel, RowEvents } from '../model';

/**
 * Returns a function that takes the first and the last row near the view, and reports which of them are not loaded. The
 * same range is reported again only after another one, or in another order.
 */
export function useRowsNeeded(
  { rowAt, sort }: Pick<ReportTableModel<object>, 'rowAt' | 'sort'>,
  onRowsNeeded: RowEvents<object>['onRowsNeeded'],
): (first: number, last: number) => void {
  const latest = useRef(onRowsNeeded);
  useEffect(() => {
    latest.current = onRowsNeeded;
  });
  const reported = useRef('');
  const order = JSON.stringify(sort);
  return useCallback(
    (from: number, to: number) => {
      if (!latest.current) return;
      let [first, last] = [from, to];
      while (first <= last && rowAt(first)) first += 1;
      while (last > first && rowAt(last)) last -= 1;
      const range = first > last ? '' : `${first} ${last} ${order}`;
      const isNew = range !== '' && range !== reported.current;
      reported.current = range;
      if (isNew) latest.current({ first, last });
    },
    [rowAt, order],
  );
}
