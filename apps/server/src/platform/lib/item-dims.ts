import {
  dimensionDataKey,
  dimensions,
  findSection,
  sectionsOf,
  type Channel,
  type Section,
} from '@meridian/api-client/contract';

/** Data keys of the dimensions that are stored with the section's facts and form the item key. */
export function factDimensionKeys(channel: Channel, section: Section): string[] {
  const definition = findSection(channel, section);
  if (!definition) throw new RangeError(`${channel} has no section ${section}`);
  return definition.dimensions.filter((id) => dimensions[id].source === 'fact').map(dimensionDataKey);
}

/** `factDimensionKeys` of every section of a channel. */
export function sectionKeysOf(channel: Channel): SectionKeys {
  return Object.fromEntries(
    sectionsOf(channel).map((section) => [section, factDimensionKeys(channel, section)]),
  );
}
export type SectionKeys = Partial<Record<Section, readonly string[]>>;
