import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import type { ReactNode } from 'react';
import { PanelFailed } from '../../../../lib/page/panel-failed';

/** What a panel needs of its query. */
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
  /** Keeps the layout of the first load. */
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
      // by its key another element than the data: Chrome counts one that loses its animation as moved
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
      // the transition only while it fades: Chrome counts what it promotes to a layer below the fold as a layout shift
      className={cn('flex flex-1 flex-col', isPlaceholderData && 'opacity-60 transition-opacity')}
    >
      {children(data)}
    </div>
  );
}
