import { isNetworkError, isRefusedError, isTimeoutError } from '@meridian/api-client';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { CircleAlertIcon } from '@meridian/ui/icons';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';

/**
 * In place of a page that failed: the server did not answer, or the page itself broke. Part of the first download, since
 * nothing more can be fetched then; hence without a drawing.
 */
export function PageFailure({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const isAway = isNetworkError(error) || isTimeoutError(error) || isRefusedError(error);
  return (
    <main data-scope-ui="" className="grid min-h-full flex-1 place-items-center p-6 text-center">
      <div role="alert">
        <CircleAlertIcon aria-hidden className="mx-auto size-8 text-bad-fg" />
        <h1 className="mt-3.5 text-14 font-semibold">{t(isAway ? 'away.title' : 'failure.title')}</h1>
        <p className="mt-1 text-fg-3">{t(isAway ? 'away.body' : 'failure.body')}</p>
        <Button
          variant="primary"
          className="mt-4"
          onClick={() => {
            if (isAway) void router.invalidate();
            else location.reload();
          }}
        >
          {t(isAway ? 'tryAgain' : 'failure.action')}
        </Button>
      </div>
    </main>
  );
}
