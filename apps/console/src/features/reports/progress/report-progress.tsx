import { useTranslation } from '@meridian/i18n';
import { Button, Kbd, MetaItem, Spinner } from '@meridian/ui';
import { TriangleAlertIcon } from '@meridian/ui/icons';
import { useEscape } from './use-escape';

interface ReportProgressProps {
  /** Whole seconds that loading has taken so far. */
  seconds: number;
  /** Whether rows of the previous filters are still shown. */
  isEarlierSelection: boolean;
  onCancel: () => void;
}

/** Replaces the metadata while a report loads for long: the time so far, and a way to cancel, also by Escape. */
export function ReportProgress({ seconds, isEarlierSelection, onCancel }: ReportProgressProps) {
  const { t } = useTranslation(['reports', 'common']);
  useEscape(onCancel);
  return (
    <div className="flex h-8.75 shrink-0 items-center gap-2 border-t border-line-2 px-page text-12 text-fg-3 max-desktop:px-4">
      <Spinner className="size-3.25" />
      <span role="status">{t('progress.loading')}</span>
      {/* not announced every second */}
      <span aria-hidden className="tabular-nums">
        {t('progress.seconds', { count: seconds })}
      </span>
      <Button variant="link" onClick={onCancel} className="h-6 text-12">
        {t('common:cancel')}
      </Button>
      <Kbd className="max-desktop:hidden">Esc</Kbd>
      {isEarlierSelection && (
        <MetaItem>
          <TriangleAlertIcon className="size-3.25 text-warn-fg" />
          <b className="font-medium text-fg-1">{t('facts.earlier')}</b>
        </MetaItem>
      )}
    </div>
  );
}
