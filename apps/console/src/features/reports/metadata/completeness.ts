import type { ReportInfo } from '@meridian/api-client/contract';
import type { TFunction } from 'i18next';

/** What lacks in the data of a report: `2 days without data; 1 incomplete day`. Empty for complete data. */
export function completenessText(
  { missingDays, incompleteDays }: Pick<ReportInfo, 'missingDays' | 'incompleteDays'>,
  t: TFunction<'reports'>,
): string {
  const parts = [
    ...(missingDays > 0 ? [t('facts.missing', { count: missingDays })] : []),
    ...(incompleteDays > 0 ? [t('facts.incomplete', { count: incompleteDays })] : []),
  ];
  return parts.join(t('facts.separator'));
}
