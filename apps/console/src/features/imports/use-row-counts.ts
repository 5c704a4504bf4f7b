import { importStates, skippedRows, type ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useListText } from '../../lib/language/use-list-text';

/** The results of a file's rows, as a sentence and as its noteworthy part; null if unknown. */
export function useRowCounts(): (
  item: Pick<ReportImport, 'rowCounts' | 'state'>,
) => { all: string; others: string | null } | null {
  const { t } = useTranslation('imports');
  const listText = useListText();
  return ({ rowCounts, state }) => {
    if (rowCounts === null) return null;
    const { file, imported, merged, failed } = rowCounts;
    const skipped = skippedRows(rowCounts);
    const others = [
      ...(merged > 0 ? [t('rowCounts.merged', { count: merged })] : []),
      ...(skipped > 0 ? [t('rowCounts.skipped', { count: skipped })] : []),
      ...(failed > 0 ? [t('rowCounts.failed', { count: failed })] : []),
    ];
    const isOpen = state === importStates.review || state === importStates.discarded;
    const first = t(isOpen ? 'rowCounts.importable' : 'rowCounts.imported', {
      count: imported,
    });
    return {
      all: t('rowCounts.all', { count: file, parts: listText([first, ...others], 'values') }),
      others: others.length > 0 ? listText(others, 'values') : null,
    };
  };
}
