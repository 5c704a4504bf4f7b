import { describe, expect, it } from 'vitest';
import { dimensions } from './dimensions';
import { explanationSections, finerSections } from './finer-sections';
import { channels, findSection, sectionsOf, type Channel, type Section } from './sections';

const pairs = channels.flatMap((channel) =>
  sectionsOf(channel).flatMap((section) =>
    finerSections(channel, section).map((finer): [Channel, Section, Section] => [channel, section, finer]),
  ),
);

describe('the finer sections', () => {
  it.each([
    ['search', 'account', ['campaign', 'unit', 'keyword', 'designDaily', 'device', 'timePeriod', 'region']],
    ['search', 'campaign', ['unit', 'keyword', 'designDaily']],
    ['search', 'unit', ['keyword', 'designDaily']],
    ['search', 'keyword', []],
    ['feed', 'account', ['campaign', 'unit', 'timePeriod', 'region']],
    ['feed', 'campaign', ['unit']],
    ['feed', 'unit', []],
  ] as const)('of %s %s are %j', (channel, section, finer) => {
    expect(finerSections(channel, section)).toEqual(finer);
  });

  it('leave out search terms, of which the provider lists only some', () => {
    expect(pairs.map(([, , finer]) => finer)).not.toContain('searchTerm');
  });

  it.each(pairs)('of %s %s: %s names its items and has its filters', (channel, section, finer) => {
    const coarse = findSection(channel, section);
    const fine = findSection(channel, finer);
    const names = coarse?.dimensions.filter(
      (id) => dimensions[id].source === 'fact' && dimensions[id].domType === 'text',
    );
    expect(fine?.dimensions).toEqual(expect.arrayContaining(names ?? []));
    const own = coarse?.filters.filter((filter) => filter !== 'text') ?? [];
    expect(fine?.filters).toEqual(expect.arrayContaining(own));
  });

  it.each(pairs)('of %s %s include those of %s', (channel, section, finer) => {
    expect(finerSections(channel, section)).toEqual(
      expect.arrayContaining([...finerSections(channel, finer)]),
    );
  });
});

describe('the sections that explain a change', () => {
  const ofSearch = [
    'account',
    'campaign',
    'unit',
    'keyword',
    'designDaily',
    'region',
    'timePeriod',
    'device',
  ];
  const ofFeed = ['account', 'campaign', 'unit', 'region', 'timePeriod'];

  it.each([
    ['search', 'keyword', ofSearch],
    ['search', 'searchTerm', ofSearch.toSpliced(4, 0, 'searchTerm')],
    ['feed', 'campaign', ofFeed],
    ['feed', 'crowd', [...ofFeed, 'crowd']],
  ] as const)('of %s %s are its own and all that split an account', (channel, section, expected) => {
    expect(explanationSections(channel, section)).toEqual(expected);
  });
});
