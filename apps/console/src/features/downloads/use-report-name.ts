import type { DownloadRecord } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';

/** Names the report of a file: `Keyword, daily`. */
export function useReportName(): (record: Pick<DownloadRecord, 'section' | 'period'>) => string {
  const { t } = useTranslation(['downloads', 'routes']);
  return ({ section, period }) =>
    t('reportName', { section: t(`routes:${section}`), period: t(`periods.${period}`) });
}
