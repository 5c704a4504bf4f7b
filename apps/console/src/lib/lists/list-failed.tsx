import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { useErrorMessage } from '../api/use-error-message';

export interface ListFailedProps {
  /** Title of the error. Already translated. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Replaces a list that could not be loaded: the reason, and a retry. */
export function ListFailed({ title, error, onRetry }: ListFailedProps) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  return (
    <EmptyState
      kind="failed"
      title={title}
      description={errorMessage(error)}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
      className="flex-1 border-t border-line-2"
    />
  );
}
