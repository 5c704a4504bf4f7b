import type { ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';

/** The channel and section of a file, or the number of reports if there are several; null until it is known. */
export function useImportedReportName() {
  const { t } = useTranslation(['imports', 'routes']);
  return ({ section, channel, loads }: ReportImport): string | null => {
    if (section !== null) {
      // the file may belong to the other channel
      const filled = loads[0]?.channel ?? channel;
      return `${t(filled === 'search' ? 'routes:keywordSearch' : 'routes:feeds')} · ${t(`routes:${section}`)}`;
    }
    const reports = new Set(loads.map((load) => `${load.channel} ${load.section}`));
    return reports.size === 0 ? null : t('checking.reports', { count: reports.size });
  };
}
