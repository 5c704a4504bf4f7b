import { useTranslation } from '@meridian/i18n';
import { LoadingLine } from '@meridian/ui';
import type { ReactNode } from 'react';
import { ListFailed } from './list-failed';
import { ListFooter } from './list-footer';
import type { ListPageState } from './use-list-page';

export interface ListBodyProps<Row> {
  list: ListPageState<Row>;
  /** Title if loading failed. Already translated, like all texts here. */
  failedTitle: string;
  /** Name of the pager. */
  pagerLabel: string;
  /** Shown instead of rows if there are none. */
  empty: ReactNode;
  /** Shown while the first rows load; a line if absent. */
  loading?: ReactNode;
  /** Whether a progress line runs above the rows. If absent: while another page or filter loads. */
  isRefreshing?: boolean;
  /** If absent, a list that fits on one page has no pager. */
  offersSizes?: boolean;
  /** Content on the left of the footer; if absent, the range of the rows. */
  footer?: ReactNode;
  /** Whether there is a footer; if absent, there is one if there are rows. */
  hasFooter?: boolean;
  /** The available page sizes; if absent, 10 to 50. */
  sizes?: readonly number[] | undefined;
  /** Class of the element around everything above the footer, if it scrolls by itself. */
  scrollClassName?: string;
  /** Content next to the rows in any state; needs `scrollClassName`. */
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
