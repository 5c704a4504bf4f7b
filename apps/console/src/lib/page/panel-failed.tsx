import { useTranslation } from '@meridian/i18n';
import { Button, cn } from '@meridian/ui';
import { RotateCwIcon } from '@meridian/ui/icons';
import { useErrorMessage } from '../api/use-error-message';

export interface PanelFailedProps {
  /** Title of the error. Already translated. */
  title: string;
  error: unknown;
  onRetry: () => void;
  className?: string;
}

/** Replaces the data of a panel that could not be loaded: the reason, and a retry. Other panels stay unchanged. */
export function PanelFailed({ title, error, onRetry, className }: PanelFailedProps) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  return (
    <div
      role="alert"
      className={cn('grid flex-1 place-content-center justify-items-center gap-2 px-4', className)}
    >
      <p className="text-center text-13 text-balance text-fg-2">
        {title} <span className="block text-fg-3">{errorMessage(error)}</span>
      </p>
      <Button icon={<RotateCwIcon />} onClick={onRetry} className="print:hidden">
        {t('tryAgain')}
      </Button>
    </div>
  );
}
