import { formatNumber, type Language } from '@meridian/i18n/core';
import type { CellRange } from '@meridian/ui/grid';
import type { ReactElement } from 'react';
import { filterLabels } from '../filter/labels';
import type { GridLabels } from '../labels';
import type { CellIssue } from '../types';
import { issueOrder } from './cell-style';
import { IssueIcon } from './issue-icon';

export interface GridStatusProps {
  /** Visible rows. */
  rowCount: number;
  /** All rows, if a filter hides some. */
  allRows: number | undefined;
  language: Language;
  range: CellRange | null;
  /** Whether further rows are loading. */
  isLoading: boolean;
  /** Issues of the active cell. */
  issues: readonly CellIssue[];
  labels: GridLabels;
}

/** Height of the line, in CSS pixels. */
export const statusHeight = 32;

/**
 * The line at the bottom: the issues of the active cell in full, otherwise the selection. Screen readers get the issues as the
 * description of the cell.
 */
export function GridStatus({
  rowCount,
  allRows,
  isLoading,
  language,
  range,
  issues,
  labels,
}: GridStatusProps): ReactElement {
  const sorted = issues.toSorted(issueOrder);
  const [first] = sorted;
  return (
    <div className="sticky bottom-0 z-pinned h-8 border-t border-line-2 bg-sunken text-12 text-fg-2">
      <div className="sticky left-0 flex h-full w-fit items-center gap-2 px-3">
        {first ? (
          <>
            <IssueIcon severity={first.severity} />
            <span>{sorted.map(({ message }) => message).join(' · ')}</span>
          </>
        ) : range ? (
          labels.selection(range.toRow - range.fromRow + 1, range.toColumn - range.fromColumn + 1)
        ) : isLoading ? (
          labels.loadedRows(rowCount)
        ) : allRows !== undefined ? (
          filterLabels[language].shownRows(formatNumber(rowCount), formatNumber(allRows))
        ) : (
          labels.rowCount(rowCount)
        )}
      </div>
    </div>
  );
}
