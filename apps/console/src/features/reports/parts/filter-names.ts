import { findText, useTranslation } from '@meridian/i18n';
import type { ReportModel } from '../use-report-model';
import type { AvailableFilter } from '../report-view';

/** A filter that is chosen from a list. */
export type ListFilter = Exclude<AvailableFilter, 'text'>;

export const isListFilter = (filter: AvailableFilter): filter is ListFilter => filter !== 'text';

/** The word for a value of a filter: devices and match modes are codes, accounts ids; all else stands for itself. */
export function useFilterWord(filter: ListFilter, { accounts }: ReportModel): (value: string) => string {
  const { i18n } = useTranslation('reports');
  return (value) => {
    if (filter === 'account') {
      return accounts.find(({ accountId }) => String(accountId) === value)?.accountName ?? value;
    }
    if (filter === 'device') return findText(i18n, 'reports', `codes.device.${value}`) ?? value;
    if (filter === 'matchMode') return findText(i18n, 'reports', `codes.matchType.${value}`) ?? value;
    return value;
  };
}
