import { useTranslation } from '@meridian/i18n';
import { Alert, Button, Skeleton } from '@meridian/ui';
import { useErrorMessage } from '../api/use-error-message';

/** Content of a drawer while its record loads, or if it could not be loaded. */
export function DrawerPending({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  if (error === null) {
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-4">
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} className="h-9 w-full" />
        ))}
      </div>
    );
  }
  return (
    <Alert tone="bad">
      <span className="flex-1">{errorMessage(error)}</span>
      <Button onClick={onRetry}>{t('tryAgain')}</Button>
    </Alert>
  );
}
