import { formatDayRange, formatList, useLanguage, useTranslation } from '@meridian/i18n';
import { Alert, IconButton } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import type { ReportModel } from '../use-report-model';
import { ignoredParametersOf, type IgnoredParameter } from './ignored-parameters';

/** Names the ignored parts of an address and their replacements. Closing it removes them from the address. */
export function IgnoredParametersNotice({ model }: { model: ReportModel }) {
  const { t } = useTranslation(['reports', 'common']);
  const { language } = useLanguage();
  const repairs = ignoredParametersOf(model.ignored);
  if (repairs.length === 0) return null;
  const range = formatDayRange(model.view.range, language);
  // the summary of a week always has a comparison
  const insteadOf = (repair: IgnoredParameter) =>
    repair === 'compare' && model.report.kind === 'overview' ? 'compareWeek' : repair;
  const list = (texts: string[]) => formatList(texts, language);
  return (
    <Alert
      tone="warn"
      className="mx-page mb-3 shrink-0 max-desktop:mx-4"
      action={
        <IconButton label={t('common:close')} onClick={model.dropIgnored}>
          <XIcon />
        </IconButton>
      }
    >
      {t('repaired.text', {
        names: list(repairs.map((repair) => t(`repaired.names.${repair}`))),
        instead: list(repairs.map((repair) => t(`repaired.instead.${insteadOf(repair)}`, { range }))),
      })}
    </Alert>
  );
}
