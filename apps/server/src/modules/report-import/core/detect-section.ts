import type { Section } from '@meridian/api-client/contract';
import type { SectionKeys } from '../../../lib/item-dims';
import type { Header } from './find-header';
import { ImportRejectedError } from './problem';
import type { ColumnKey } from './profile';

/** Which columns make a table which section, the most specific first; the account section needs none. */
const marks: readonly { section: Section; anyOf: readonly ColumnKey[] }[] = [
  { section: 'searchTerm', anyOf: ['searchTerm'] },
  { section: 'programDesignDaily', anyOf: ['programIdeaTitle'] },
  { section: 'designDaily', anyOf: ['ideaTitle', 'ideaDesc', 'ideaDesc2', 'ideaMaterialUrl', 'ideaShowUrl'] },
  { section: 'keyword', anyOf: ['showWord'] },
  { section: 'intentionWord', anyOf: ['intentionWord'] },
  { section: 'crowd', anyOf: ['crowdName'] },
  { section: 'automatic', anyOf: ['autoTarget'] },
  { section: 'newInterest', anyOf: ['interestsName', 'interestGroup'] },
  { section: 'timePeriod', anyOf: ['hour'] },
  { section: 'region', anyOf: ['provinceName', 'cityName'] },
  { section: 'device', anyOf: ['device'] },
  { section: 'unit', anyOf: ['adgroupName'] },
  { section: 'campaign', anyOf: ['campaignName'] },
  { section: 'account', anyOf: [] },
];

/**
 * The section with the grain of the rows: the most specific one for their columns.
 *
 * Errors: `ImportRejectedError` when no section has the dimension that splits the rows, or when the channel lacks the
 * section. In another section, the values would have another meaning.
 */
export function detectSection({ row, columns }: Header, sections: SectionKeys): Section {
  const named = (key: ColumnKey) => row.cells[columns.get(key) ?? -1]?.trim();
  const split = named('unsupportedSplit');
  if (split !== undefined)
    throw new ImportRejectedError('split_not_supported', { column: split }, { rowNumber: row.number });
  const mark = marks.find(({ anyOf }) => anyOf.length === 0 || anyOf.some((key) => columns.has(key)));
  const section = mark?.section ?? 'account';
  if (sections[section]) return section;
  const column = mark?.anyOf.map(named).find((text) => text !== undefined) ?? '';
  throw new ImportRejectedError('section_not_in_channel', { column }, { rowNumber: row.number });
}
