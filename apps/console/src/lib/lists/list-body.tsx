import { useTranslation } from '@meridian/i18n';
import { LoadingLine } from '@meridian/ui';
import type { ReactNode } from 'react';
import { ListFailed } from './list-failed';
import { ListFooter } from './list-footer';
import type { ListPageState } from './use-list-page';

export interface ListBodyProps<Row> {
  list: ListPageState<Row>;
  /** What could not be loaded. Already translated, as all texts here. */
  failedTitle: string;
  /** Names the pager. */
  pagerLabel: string;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  /** While the first rows load; a line when left out. */
  loading?: ReactNode;
  /** A line runs above the rows. When left out: while another page or filter loads. */
  isRefreshing?: boolean;
  /** Without it a list that fits on one page has no pager. */
  offersSizes?: boolean;
  /** At the left of the footer; the range of the rows when left out. */
  footer?: ReactNode;
  /** Whether there is a footer; when left out: where there are rows. */
  hasFooter?: boolean;
  /** The page sizes on offer; 10 to 50 when left out. */
  sizes?: readonly number[] | undefined;
  /** Around everything above the footer, where it scrolls by itself. */
  scrollClassName?: string;
  /** Beside the rows in whatever state they are; needs `scrollClassName`. */
  aside?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a list with its loading, empty and failed states, and its footer with the pager. */
export function ListBody<Row>({
  list,
  failedTitle,
  pagerLabel,
  empty,
  loading,
  isRefreshing = list.isPlaceholder,
  offersSizes = false,
  footer,
  hasFooter = list.totalCount > 0,
  sizes,
  scrollClassName,
  aside,
  children,
}: ListBodyProps<Row>) {
  const { t } = useTranslation('common');
  const { rows, totalCount } = list;
  const hasLine = isRefreshing || (list.isLoading && loading === undefined);
  const body = (
    <>
      {list.isLoading && loading}
      {rows !== undefined && rows.length > 0 && children(rows)}
      {rows?.length === 0 && totalCount === 0 && empty}
      {list.hasFailed && (
        <ListFailed title={failedTitle} error={list.error} onRetry={() => void list.refetch()} />
      )}
    </>
  );
  return (
    <>
      {hasLine && (
        <div className="relative z-sticky">
          <LoadingLine label={t('loading')} className="absolute inset-x-0 top-0" />
        </div>
      )}
      {scrollClassName === undefined ? (
        body
      ) : (
        <div className={scrollClassName}>
          {aside}
          {body}
        </div>
      )}
      {hasFooter && (
        <ListFooter
          page={list.page}
          size={list.size}
          totalCount={totalCount}
          pager={pagerLabel}
          onPageChange={list.showPage}
          sizes={sizes}
          {...(offersSizes && { onSizeChange: list.showSize })}
        >
          {footer}
        </ListFooter>
      )}
    </>
  );
}
