import { useTranslation } from '@meridian/i18n';
import { reportTag, reportTitle } from './report-names';

type TitledPage = Parameters<typeof reportTitle>[0];
type TaggedPage = Parameters<typeof reportTag>[0];

/** Names report pages in the current language: see `reportTitle` and `reportTag`. */
export function useReportNames() {
  const { t } = useTranslation('routes');
  return {
    titleOf: (report: TitledPage) => reportTitle(report, t),
    tagOf: (report: TaggedPage) => reportTag(report, t),
  };
}
