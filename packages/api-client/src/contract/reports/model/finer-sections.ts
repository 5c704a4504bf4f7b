import type { Channel, Section } from './sections';

/**
 * The sections whose rows add up to all rows of a coarser one, closest first. Search terms are not among them: the provider lists only
 * some. Nor are sections that split a unit only in combination, such as the ways of targeting of feed ads.
 */
const sectionsByGrain: Record<Channel, Partial<Record<Section, readonly Section[]>>> = {
  search: {
    account: ['campaign', 'unit', 'keyword', 'designDaily', 'device', 'timePeriod', 'region'],
    campaign: ['unit', 'keyword', 'designDaily'],
    unit: ['keyword', 'designDaily'],
  },
  feed: {
    account: ['campaign', 'unit', 'timePeriod', 'region'],
    campaign: ['unit'],
  },
};

/** The sections whose sums a report of this section can show instead of its own rows, closest first. */
export function finerSections(channel: Channel, section: Section): readonly Section[] {
  return sectionsByGrain[channel][section] ?? [];
}
