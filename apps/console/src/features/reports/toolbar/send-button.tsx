import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { SendIcon } from '@meridian/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { useCan } from '../../../lib/session/can';
import type { ViewedReport } from '../saved-views/use-report-views';

const SendDrawer = lazy(() =>
  import('../saved-views/send-drawer').then((module) => ({ default: module.SendDrawer })),
);

export interface SendButtonProps {
  model: ViewedReport;
  /** Whether the page does not show the rows as a table, so that the file has no column selection. */
  hasOwnStyle?: boolean;
}

/** Sends the report as on screen regularly. Empty without the permission. */
export function SendButton({ model, hasOwnStyle = false }: SendButtonProps) {
  const { t } = useTranslation('reports');
  const isMobile = useIsMobile();
  const [isOpen, setIsOpen] = useState(false);
  if (!useCan('report:export:create')) return null;
  const onClick = () => setIsOpen(true);
  return (
    <>
      {isMobile ? (
        <Button
          variant="ghost"
          aria-label={t('send.button')}
          icon={<SendIcon className="size-5" />}
          className="size-10 px-0"
          onClick={onClick}
        />
      ) : (
        <Button icon={<SendIcon />} onClick={onClick}>
          {t('send.button')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <SendDrawer model={model} hasOwnStyle={hasOwnStyle} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
