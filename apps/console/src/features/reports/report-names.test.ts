import { createI18n, languages, languageTags, type Language } from '@meridian/i18n';
import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { reports } from './registry';
import { reportTag, reportTitle } from './report-names';

const loadTexts = async (language: Language): Promise<TFunction<'routes'>> => {
  const i18n = await createI18n({ language, namespaces: ['routes'] });
  return i18n.getFixedT(languageTags[language], 'routes');
};

describe.each(languages)('the names of report pages in %s', (language) => {
  let t: TFunction<'routes'>;
  beforeAll(async () => {
    t = await loadTexts(language);
  });

  it('gives every report page a tag of its own', () => {
    const tags = reports.map((report) => reportTag(report, t));
    expect(tags.filter((tag, index) => tags.indexOf(tag) !== index)).toEqual([]);
  });

  it('gives pages of search and of feed ads different titles', () => {
    const titlesOf = (channel: string) =>
      reports.filter((report) => report.channel === channel).map((report) => reportTitle(report, t));
    const ofFeed = new Set(titlesOf('feed'));
    expect(titlesOf('search').filter((title) => ofFeed.has(title))).toEqual([]);
  });

  it('names the channel only where both have the section', () => {
    const crowd = { kind: 'section', channel: 'feed', section: 'crowd' } as const;
    expect(reportTitle(crowd, t)).toBe(t('reportTitle', { section: t('crowd') }));
  });
});

it('reads as a sentence does', async () => {
  const t = await loadTexts('en');
  const title = (kind: 'section' | 'overview') =>
    reportTitle({ kind, channel: 'feed', section: kind === 'section' ? 'designDaily' : 'account' }, t);
  expect([title('section'), title('overview')]).toEqual(['Feed creative report', 'Feed weekly summary']);
});
