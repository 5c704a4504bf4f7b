import type { ReportFilter } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';

/** A filter that is chosen from a list. */
export type ListFilter = Exclude<ReportFilter, 'text'>;

/** The word for a value of a filter: devices are codes, everything else stands for itself. */
export function useFilterWord(filter: ListFilter): (value: string) => string {
  const { i18n } = useTranslation('reports');
  return (value) =>
    filter === 'device' ? (findText(i18n, 'reports', `codes.device.${value}`) ?? value) : value;
}
