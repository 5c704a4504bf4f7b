import type { Channel, ImportQuestion, Section } from '@meridian/api-client/contract';
import type { Header } from './find-header';
import type { ParseOptions } from './parsed-file';
import { ImportRejectedError } from './problem';
import { comparableHeader, type ColumnKey } from './profile';

/** Columns that identify a section, most specific first; the account section needs none. */
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
 * Determines the section from the granularity of the rows (the most specific one for their columns), and the channel.
 * Asks if the columns belong to the other channel, or if a column splits the rows in a way that no section supports.
 *
 * Errors: `ImportRejectedError` if no section has the dimension of the rows, because the values would have a different
 * meaning in any other section.
 */
export function chooseSection(
  header: Header,
  { channel: chosen, sections, answers }: Pick<ParseOptions, 'channel' | 'sections' | 'answers'>,
  idOf: (code: string) => string,
): { section: Section; channel: Channel; questions: ImportQuestion[] } {
  const { row, names, columns, constants } = header;
  const named = (key: ColumnKey) => names[columns.get(key) ?? -1];
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
  const split = askAboutSplit(named('unsupportedSplit'), idOf);
  if (isIn(chosen) && !isMarkedAs(header, other)) return { section, channel: chosen, questions: split };
  const id = idOf('channel_differs');
  const isSwitched = !isIn(chosen) || (isIn(other) && answers.choices[id] === 'switch');
  const possible = [...(isIn(chosen) ? ['keep' as const] : []), ...(isIn(other) ? ['switch' as const] : [])];
  return {
    section,
    channel: isSwitched ? other : chosen,
    questions: [{ id, code: 'channel_differs', params: { channel: other }, answers: possible }, ...split],
  };
}

/** Asks whether to sum the rows of a split that no section supports. */
function askAboutSplit(column: string | undefined, idOf: (code: string) => string): ImportQuestion[] {
  if (column === undefined) return [];
  const code = 'unsupported_split';
  return [{ id: idOf(code), code, params: { column }, answers: ['sum'] }];
}

/** Whether the header has texts that only a channel's exports have. */
function isMarkedAs({ profile, row }: Header, channel: Channel): boolean {
  const texts = new Set(row.cells.map(comparableHeader));
  return (profile.channels?.[channel] ?? []).some((text) => texts.has(comparableHeader(text)));
}
