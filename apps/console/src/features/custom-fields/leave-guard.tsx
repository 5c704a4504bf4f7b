import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { useBlocker } from '@tanstack/react-router';

/** Asks before a page with unsaved changes is left: for another page or part, by closing the tab or reloading. */
export function LeaveGuard({ isDirty, partName }: { isDirty: boolean; partName: string }) {
  const { t } = useTranslation('customFields');
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && blocker.reset()}>
      <DialogContent
        title={t('leaving.title')}
        description={t('leaving.body', { report: partName })}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('leaving.stay')}</Button>
            </DialogClose>
            <Button variant="danger" onClick={() => blocker.proceed()}>
              {t('leaving.leave')}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
