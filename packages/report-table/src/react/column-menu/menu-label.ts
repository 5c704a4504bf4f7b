import type { ReportColumn } from '../../core/columns/columns';
import { menuLabelsOf } from '../../core/menu-labels';
import type { ReportTableModel } from '../model';

/** The name of the menu of a column. */
export function menuLabel(
  { group, groupTitle, title }: ReportColumn,
  { language, labels }: Pick<ReportTableModel<object>, 'language' | 'labels'>,
): string {
  const { columnMenu } = { ...menuLabelsOf[language], ...labels };
  return columnMenu(group === null ? title : groupTitle);
}
