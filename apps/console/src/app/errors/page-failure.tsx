import { isApiResponseError, isNetworkError, isTimeoutError, isUnreachableError } from '@meridian/api-client';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { CircleAlertIcon } from '@meridian/ui/icons';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { consoleWindow } from '../../lib/lazy/console-window';
import { isMissingPart, reloadFor } from '../../lib/lazy/missing-part';
import { probeServer, useServerState } from '../../lib/offline/server-probe';

/**
 * Replaces a failed page: the server did not respond, or the page itself broke. While the server is unreachable, the page retries when
 * it responds. Part of the first download, because nothing more can be fetched then; therefore without an illustration.
 */
export function PageFailure({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const isPartMissing = isMissingPart(error);
  const isUnreachable =
    isPartMissing || isNetworkError(error) || isTimeoutError(error) || isApiResponseError(error);
  const tryAgain = useCallback(() => {
    // a browser may remember that a part could not be loaded
    if (isUnreachable && !isPartMissing) void router.invalidate();
    else consoleWindow.reload();
  }, [router, isUnreachable, isPartMissing]);
  const mayBeAway = isPartMissing || isUnreachableError(error);
  useEffect(() => {
    if (!mayBeAway) return;
    void probeServer().then((isThere) => {
      if (isThere && isMissingPart(error)) reloadFor(error);
    });
    return useServerState.subscribe((now, before) => {
      if (now.unreachableSince === null && before.unreachableSince !== null) tryAgain();
    });
  }, [mayBeAway, error, tryAgain]);
  return (
    <main data-scope-ui="" className="grid min-h-full flex-1 place-items-center p-6 text-center">
      <div role="alert">
        <CircleAlertIcon aria-hidden className="mx-auto size-8 text-bad-fg" />
        <h1 className="mt-3.5 text-14 font-semibold">{t(isUnreachable ? 'away.title' : 'failure.title')}</h1>
        <p className="mt-1 text-fg-3">{t(isUnreachable ? 'away.body' : 'failure.body')}</p>
        <Button variant="primary" className="mt-4" onClick={tryAgain}>
          {t(isUnreachable ? 'tryAgain' : 'failure.action')}
        </Button>
      </div>
    </main>
  );
}
