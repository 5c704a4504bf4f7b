import type { ReportPart } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';

/** Names a part as its report is named: `Keyword report`. */
export function usePartName(): (part: Pick<ReportPart, 'section'>) => string {
  const { t } = useTranslation('routes');
  return ({ section }) => t('reportTitle', { section: t(section) });
}
