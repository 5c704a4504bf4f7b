import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import type { ItemSection } from '../../../lib/account-items/account-item';
import type { EditorPart } from '../edit/draft-address';

/** The part of the draft editor that shows items of a section. */
export function partOfSection(section: ItemSection): EditorPart {
  if (section === 'designDaily') return 'creative';
  return section === 'searchTerm' ? 'unit' : section;
}

/** Number and kind of items, such as `12 keywords`. */
export function useItemCount(section: ItemSection): (count: number) => string {
  const { t } = useTranslation('itemChanges');
  return (count) => t(`items.${section}`, { count, total: formatValue(count, 't') });
}
