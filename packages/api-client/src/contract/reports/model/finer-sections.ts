import { sectionsOf, type Channel, type Section } from './sections';

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

/**
 * The sections by whose rows the change of a report can be explained, in the order of the menu: the report's own, and those that split an
 * account completely.
 */
export function explanationSections(channel: Channel, own: Section): Section[] {
  const complete: readonly Section[] = ['account', ...finerSections(channel, 'account')];
  return sectionsOf(channel).filter((section) => section === own || complete.includes(section));
}
