import type { ReportColumn } from '../../core/columns/columns';

export interface HeadGroup {
  id: string;
  title: string;
  /** Whether its columns compare one field. */
  isCompared: boolean;
}

/** The group of a column: of its compared field, otherwise of the host. */
export function headGroupOf({ group, groupTitle, parentId, parentTitle }: ReportColumn): HeadGroup | null {
  if (group !== null) return { id: `compared:${group}`, title: groupTitle, isCompared: true };
  return parentId === null ? null : { id: parentId, title: parentTitle, isCompared: false };
}
