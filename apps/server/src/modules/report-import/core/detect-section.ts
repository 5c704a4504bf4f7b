import type { Channel, ImportQuestion, Section } from '@meridian/api-client/contract';
import type { Header } from './find-header';
import type { ParseOptions } from './parsed-file';
import { ImportRejectedError } from './problem';
import { comparableHeader, type ColumnKey } from './profile';

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
 * The section with the grain of the rows, the most specific one for their columns, and the channel. Asks when the columns
 * are those of the other channel than the chosen one.
 *
 * Errors: `ImportRejectedError` when no section has the dimension that splits the rows. In another section, the values
 * would have another meaning.
 */
export function chooseSection(
  header: Header,
  { channel: chosen, sections, answers }: Pick<ParseOptions, 'channel' | 'sections' | 'answers'>,
  idOf: (code: string) => string,
): { section: Section; channel: Channel; questions: ImportQuestion[] } {
  const { row, columns, constants } = header;
  const named = (key: ColumnKey) => row.cells[columns.get(key) ?? -1]?.trim();
  const split = named('unsupportedSplit');
  if (split !== undefined)
    throw new ImportRejectedError('split_not_supported', { column: split }, { rowNumber: row.number });
  const mark = marks.find(
    ({ anyOf }) => anyOf.length === 0 || anyOf.some((key) => columns.has(key) || constants.has(key)),
  );
  const section = mark?.section ?? 'account';
  const other: Channel = chosen === 'search' ? 'feed' : 'search';
  const isIn = (channel: Channel) => sections[channel][section] !== undefined;
  if (!isIn(chosen) && !isIn(other)) {
    const column = mark?.anyOf.map(named).find((text) => text !== undefined) ?? '';
    throw new ImportRejectedError('section_not_in_channel', { column }, { rowNumber: row.number });
  }
  if (isIn(chosen) && !isMarkedAs(header, other)) return { section, channel: chosen, questions: [] };
  const id = idOf('channel_differs');
  const isSwitched = !isIn(chosen) || (isIn(other) && answers.choices[id] === 'switch');
  const possible = [...(isIn(chosen) ? ['keep' as const] : []), ...(isIn(other) ? ['switch' as const] : [])];
  return {
    section,
    channel: isSwitched ? other : chosen,
    questions: [{ id, code: 'channel_differs', params: { channel: other }, answers: possible }],
  };
}

/** Whether the header has texts that only the exports of a channel have. */
function isMarkedAs({ profile, row }: Header, channel: Channel): boolean {
  const texts = new Set(row.cells.map(comparableHeader));
  return (profile.channels?.[channel] ?? []).some((text) => texts.has(comparableHeader(text)));
}
