import { useTranslation } from '@meridian/i18n';
import { Alert, IconButton } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import { useReportViews, type ViewedReport } from './use-report-views';

/** Says that the address names a view that the user cannot see. Closing it removes the view from the address. */
export function MissingViewNotice({ model }: { model: ViewedReport }) {
  const { t } = useTranslation(['reports', 'common']);
  const { isMissing, leave } = useReportViews(model, { isWanted: false });
  if (!isMissing) return null;
  return (
    <Alert
      tone="warn"
      className="mx-page mb-3 shrink-0 max-desktop:mx-4"
      action={
        <IconButton label={t('common:close')} onClick={() => leave({ replace: true })}>
          <XIcon />
        </IconButton>
      }
    >
      {t('views.missing')}
    </Alert>
  );
}
