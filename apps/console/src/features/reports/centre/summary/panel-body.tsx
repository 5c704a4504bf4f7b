import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import type { ReactNode } from 'react';
import { PanelFailed } from '../../../../lib/page/panel-failed';

/** Properties of a query that a panel uses. */
export interface PanelQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export interface PanelBodyProps<Data> {
  query: PanelQuery<Data>;
  isEmpty: (data: Data) => boolean;
  /** Reserves the layout during the first load. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The inside of a panel in each of its states. A failed request leaves the other panels unchanged. */
export function PanelBody<Data>({ query, isEmpty, skeleton, children }: PanelBodyProps<Data>) {
  const { t } = useTranslation('reportCentre');
  const { data, isPlaceholderData, isFetching } = query;
  if (query.isError && !isFetching) {
    return (
      <PanelFailed
        title={t('state.failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        className="py-8"
      />
    );
  }
  if (data === undefined) {
    return (
      // a key other than the data's: Chrome counts an element that loses its animation as a layout shift
      <div key="loading" role="status" aria-label={t('state.loading')} className="animate-late px-4 pb-2">
        {skeleton}
      </div>
    );
  }
  if (isEmpty(data)) {
    return <p className="grid flex-1 place-content-center px-4 py-8 text-13 text-fg-3">{t('state.empty')}</p>;
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      // with the transition only during the fade: Chrome counts promoting an element below the fold to a layer as a layout shift
      className={cn('flex flex-1 flex-col', isPlaceholderData && 'opacity-60 transition-opacity')}
    >
      {children(data)}
    </div>
  );
}
