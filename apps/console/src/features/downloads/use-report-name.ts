import type { DownloadRecord } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';

/** Names the report of a file: `Keyword, daily`, `Cost report, monthly`. */
export function useReportName(): (record: Pick<DownloadRecord, 'section' | 'period'>) => string {
  const { t } = useTranslation(['downloads', 'routes']);
  return ({ section, period }) =>
    t('reportName', { section: t(`routes:${section ?? 'costReport'}`), period: t(`periods.${period}`) });
}
