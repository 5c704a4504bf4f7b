import type { Channel, Section } from './sections';

/**
 * The sections whose rows together are all of a coarser one, closest first. Search terms are none: the provider lists
 * only some of them. Nor are sections that only together split a unit, such as the ways of targeting of feed ads.
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

/** The sections whose sums a report of this section can show in place of rows of its own, closest first. */
export function finerSections(channel: Channel, section: Section): readonly Section[] {
  return sectionsByGrain[channel][section] ?? [];
}
