import { useTranslation } from '@meridian/i18n';
import { pageRange } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { PageSizeSelect, Pagination } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useIsMobile } from '../device/use-is-mobile';

export interface ListFooterProps {
  /** Starts at 1. */
  page: number;
  size: number;
  totalCount: number;
  onPageChange: (page: number) => void;
  /** Enables the selection of a page size. If absent, a list that fits on one page has no pager. */
  onSizeChange?: (size: number) => void;
  /** The available sizes; if absent, 10 to 50. */
  sizes?: readonly number[] | undefined;
  /** Name of the pager. Already translated. */
  pager: string;
  /** Content on the left; if absent, the range of the rows. */
  children?: ReactNode;
}

/** The footer of a list: a note about it and its pager. */
export function ListFooter({
  page,
  size,
  totalCount,
  onPageChange,
  onSizeChange,
  sizes,
  pager,
  children,
}: ListFooterProps) {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  return (
    <footer className="sticky bottom-0 z-sticky mt-auto flex min-h-[calc(var(--meridian-control-height)+16px)] flex-wrap items-center justify-between gap-2 border-t border-line-2 bg-surface px-page py-2 text-12 text-fg-3 max-desktop:static max-desktop:px-4">
      <div className="tabular-nums">
        {children || <RowRange page={page} size={size} totalCount={totalCount} />}
      </div>
      {(onSizeChange ?? totalCount > size) && (
        <Pagination
          page={page}
          size={size}
          totalCount={totalCount}
          isShort={isMobile}
          onPageChange={onPageChange}
          sizeSelect={
            onSizeChange &&
            !isMobile && (
              <PageSizeSelect
                label={t('list.pageSize')}
                value={size}
                {...(sizes && { sizes })}
                optionLabel={(count) => t('list.perPage', { count })}
                onValueChange={onSizeChange}
              />
            )
          }
          labels={{
            navigation: pager,
            previous: t('list.previousPage'),
            next: t('list.nextPage'),
            page: (number) => t('list.page', { page: number }),
            goToPage: t('list.goToPage'),
          }}
        />
      )}
    </footer>
  );
}

function RowRange(position: Pick<ListFooterProps, 'page' | 'size' | 'totalCount'>) {
  const { t } = useTranslation();
  const range = pageRange(position);
  if (range === null) return null;
  const [from, to, total] = [range.from, range.to, position.totalCount].map((count) =>
    formatValue(count, 't'),
  );
  return t('list.range', { from, to, total });
}
