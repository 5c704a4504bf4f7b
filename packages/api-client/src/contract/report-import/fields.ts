import { dimensions } from '../reports/model/dimensions';
import { measures } from '../reports/model/metrics';
import { findSection, sectionsOf, type Channel } from '../reports/model/sections';

/** Fields with the period of a row: its day, or the first and last day, the week or the month. */
export const periodFields = ['date', 'dateStart', 'dateEnd', 'dateWeek', 'dateMonth'] as const;

const ownFields = [...periodFields, 'currency', 'account'] as const;

/** The fields that columns of a channel's files can be mapped to. */
export function importFieldsOf(channel: Channel): string[] {
  return [...ownFields, ...measures, ...constantFieldsOf(channel)];
}

/** The fields that can have one value for all rows of a file without a column for them. */
export function constantFieldsOf(channel: Channel): string[] {
  const ids = new Set(sectionsOf(channel).flatMap((id) => findSection(channel, id)?.dimensions ?? []));
  return [...ids].filter((id) => dimensions[id].source === 'fact');
}
