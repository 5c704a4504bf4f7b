import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { Alert, IconButton } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import { ignoredParametersOf } from '../ignored-parameters';
import type { ReportModel } from '../use-report-model';

/** Says which parts of a link could not be used, and what is shown instead; closing it mends the address. */
export function IgnoredParametersNotice({ model }: { model: ReportModel }) {
  const { t } = useTranslation(['reports', 'common']);
  const { language } = useLanguage();
  const repairs = ignoredParametersOf(model.broken);
  if (repairs.length === 0) return null;
  const range = formatDayRange(model.view.range, language);
  const list = (texts: string[]) => texts.join(t('repaired.separator'));
  const mended = Object.fromEntries(model.broken.map((key) => [key, undefined]));
  return (
    <Alert
      tone="warn"
      className="mx-page mb-3 shrink-0 max-desktop:mx-4"
      action={
        <IconButton
          label={t('common:close')}
          onClick={() => model.change({ page: model.search.page, ...mended }, { replace: true })}
        >
          <XIcon />
        </IconButton>
      }
    >
      {t('repaired.text', {
        names: list(repairs.map((repair) => t(`repaired.names.${repair}`))),
        instead: list(repairs.map((repair) => t(`repaired.instead.${repair}`, { range }))),
      })}
    </Alert>
  );
}
