import { importStates, skippedRows, type ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';

/** The results of a file's rows, as a sentence and as its noteworthy part; null if unknown. */
export function useRowCounts(): (
  item: Pick<ReportImport, 'rowCounts' | 'state'>,
) => { all: string; others: string | null } | null {
  const { t } = useTranslation('imports');
  return ({ rowCounts, state }) => {
    if (rowCounts === null) return null;
    const { file, imported, merged, failed } = rowCounts;
    const skipped = skippedRows(rowCounts);
    const shown = (count: number) => formatValue(count, 't');
    const others = [
      ...(merged > 0 ? [t('rowCounts.merged', { formatted: shown(merged) })] : []),
      ...(skipped > 0 ? [t('rowCounts.skipped', { formatted: shown(skipped) })] : []),
      ...(failed > 0 ? [t('rowCounts.failed', { formatted: shown(failed) })] : []),
    ];
    const isOpen = state === importStates.review || state === importStates.discarded;
    const first = t(isOpen ? 'rowCounts.importable' : 'rowCounts.imported', {
      formatted: shown(imported),
    });
    const list = (parts: readonly string[]) => parts.join(t('rowCounts.separator'));
    return {
      all: t('rowCounts.all', { formatted: shown(file), parts: list([first, ...others]) }),
      others: others.length > 0 ? list(others) : null,
    };
  };
}
