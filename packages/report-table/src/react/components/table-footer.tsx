import { PageSizeSelect, Pagination } from '@meridian/ui';
import type { ReactNode, Ref } from 'react';
import { formatValue } from '../../core/format/format-value';
import type { TableLabels } from '../../core/labels';
import { pageRange, pageSizes } from '../../core/rows/pages';
import type { ReportPagination } from '../model';
import { ownContent } from './own-content';

export interface TableFooterProps {
  pagination: ReportPagination;
  totalCount: number;
  /** Whether nothing is known about the rows yet. */
  isPending: boolean;
  isNarrow: boolean;
  /** Number of selected rows. */
  selectedCount: number;
  /** Whether a bar of the host is below it; on phones, such a bar has the number of selected rows in place of it. */
  hasBar: boolean;
  note: ReactNode;
  /** The place of the summary of selected cells. */
  summaryRef: Ref<HTMLElement>;
  labels: TableLabels;
}

/** The range of rows, the page size and the pager. */
export function TableFooter({
  pagination,
  totalCount,
  isPending,
  isNarrow,
  selectedCount,
  hasBar,
  note,
  summaryRef,
  labels,
}: TableFooterProps) {
  const { page, size, sizes = pageSizes, onChange } = pagination;
  return (
    <div className="flex h-[calc(var(--meridian-control-height)+16px)] items-center gap-2 border-t border-line-2 px-page text-12 text-fg-3 max-desktop:h-15 max-desktop:text-13">
      <span role="status" className="tabular-nums">
        {!isPending && rangeText({ page, size, totalCount, labels })}
        {selectedCount > 0 && (
          <span className={isNarrow && hasBar ? 'sr-only' : undefined}>
            {` · ${labels.selectedCount(formatValue(selectedCount, 't'))}`}
          </span>
        )}
      </span>
      {!isPending && ownContent(note)}
      {/* one line high: parts that do not fit are on further lines, which are clipped */}
      <span
        ref={summaryRef}
        className="mr-auto ml-4 flex h-4 min-w-0 flex-1 flex-wrap gap-x-4 overflow-clip whitespace-nowrap tabular-nums"
      />
      {!isPending && (
        <Pagination
          page={page}
          size={size}
          totalCount={totalCount}
          isShort={isNarrow}
          labels={{
            navigation: labels.pager,
            previous: labels.previousPage,
            next: labels.nextPage,
            page: labels.page,
            goToPage: labels.goToPage,
          }}
          sizeSelect={
            !isNarrow && (
              <PageSizeSelect
                label={labels.pageSize}
                value={size}
                sizes={sizes}
                optionLabel={labels.perPage}
                // the page that contains the first row of the current one
                onValueChange={(next) =>
                  onChange({ page: Math.floor(((page - 1) * size) / next) + 1, size: next })
                }
              />
            )
          }
          onPageChange={(next) => onChange({ page: next, size })}
        />
      )}
    </div>
  );
}

interface RangeInput {
  page: number;
  size: number;
  totalCount: number;
  labels: TableLabels;
}

function rangeText({ page, size, totalCount, labels }: RangeInput): string {
  const range = pageRange({ page, size, totalCount });
  const formatCount = (count: number) => formatValue(count, 't');
  if (!range) return labels.noRows;
  return labels.range({
    from: formatCount(range.from),
    to: formatCount(range.to),
    total: formatCount(totalCount),
  });
}
