import {
  dimensionDataKey,
  dimensions,
  findSection,
  type Channel,
  type ReportRow,
  type Section,
} from '@meridian/api-client/contract';
import { rowTexts } from '../row-pane/row-keys';

interface RowSubject {
  channel: Channel;
  section: Section;
}

const ids = new WeakMap<ReportRow, string>();

/**
 * Identifies a row in its report: by its period, account, names and other texts, or by all of its values if columns are hidden, because
 * rows may then look alike.
 */
export function rowId(row: ReportRow, subject: RowSubject): string {
  const known = ids.get(row);
  if (known !== undefined) return known;
  const id = hasAllTexts(row, subject) ? rowTexts(row) : JSON.stringify(row);
  ids.set(row, id);
  return id;
}

function hasAllTexts(row: ReportRow, { channel, section }: RowSubject): boolean {
  const own = findSection(channel, section)?.dimensions ?? [];
  return own.every((id) => dimensions[id].source !== 'fact' || row[dimensionDataKey(id)] !== undefined);
}
