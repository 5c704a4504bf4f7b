import { useTranslation } from '@meridian/i18n';
import { Button, cn } from '@meridian/ui';
import { RotateCwIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { useErrorMessage } from '../../../../lib/use-error-message';

/** What a panel needs of its call. */
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

/** The inside of a panel in each of its states. A call that fails leaves the other panels as they are. */
export function PanelBody<Data>({ query, isEmpty, skeleton, children }: PanelBodyProps<Data>) {
  const { t } = useTranslation(['reportCentre', 'common']);
  const errorMessage = useErrorMessage();
  const { data, isPlaceholderData, isFetching } = query;
  if (query.isError && !isFetching) {
    return (
      <div role="alert" className="grid flex-1 place-content-center justify-items-center gap-3 px-4 py-8">
        <p className="text-center text-13 text-fg-2">
          {t('state.failed')} <span className="text-fg-3">{errorMessage(query.error)}</span>
        </p>
        <Button icon={<RotateCwIcon />} onClick={() => void query.refetch()} className="print:hidden">
          {t('common:tryAgain')}
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={t('state.loading')} className="animate-late px-4 pb-2">
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
      className={cn('flex flex-1 flex-col transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      {children(data)}
    </div>
  );
}
