import type { Channel } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { csv } from '../../../../testing/report-files';
import type { ColumnKey } from '../../core/profile';
import { readReport } from '../../testing/read-file';
import { appleSearchAdsHeads } from './apple-search-ads';
import { googleAdsHeads } from './google-ads';
import { metaAdsHeads } from './meta-ads';
import { microsoftAdsHeads } from './microsoft-ads';
import { tiktokAdsHeads } from './tiktok-ads';
import { addStateWords, deviceWords, matchTypeWords, statusWords } from './values';
import { wordLanguages, headWordsOf, type Heads } from './words';

const tools: { profile: string; heads: Heads; channel: Channel; section: string }[] = [
  { profile: 'google-ads', heads: googleAdsHeads, channel: 'search', section: 'keyword' },
  { profile: 'microsoft-ads', heads: microsoftAdsHeads, channel: 'search', section: 'keyword' },
  { profile: 'apple-search-ads', heads: appleSearchAdsHeads, channel: 'search', section: 'keyword' },
  { profile: 'meta-ads', heads: metaAdsHeads, channel: 'feed', section: 'designDaily' },
  { profile: 'tiktok-ads', heads: tiktokAdsHeads, channel: 'feed', section: 'designDaily' },
];
/** Values in the languages of the exports: a day, and words that no other column has. */
const values: Partial<Record<ColumnKey, (row: number) => string>> = {
  date: (row) => `2026-11-0${String(row + 1)}`,
  campaignName: () => 'Brand',
  adgroupName: () => 'Shoes',
  showWord: (row) => `word ${String(row)}`,
  ideaTitle: (row) => `title ${String(row)}`,
  impression: (row) => String(100 * (row + 1)),
  click: (row) => String(5 + row),
  cost: (row) => `1${String(row)}.25`,
  conversion: () => '1',
};
const sums = '600 / 18 / 33.75';
// Object.keys widens the keys to string
const keys = Object.keys(values) as ColumnKey[];
const rows = [0, 1, 2];

function sampleOf(heads: Heads, language: number, section: string) {
  const used = keys.filter((key) => heads[key] && key !== (section === 'keyword' ? 'ideaTitle' : 'showWord'));
  const header = used.map((key) => heads[key]?.[language]?.split('|')[0] ?? '');
  const cells = rows.map((row) => used.map((key) => values[key]?.(row) ?? ''));
  return { used, header, content: csv([header, ...cells]) };
}

const samples = tools.flatMap((tool) => wordLanguages.map((name, language) => ({ ...tool, name, language })));

describe('an export', () => {
  it.each(samples)('of $profile in $name is imported exactly', async (sample) => {
    const { profile, heads, language, channel, section } = sample;
    const { used, header, content } = sampleOf(heads, language, section);
    const read = await readReport(content, { channel });
    expect(read).toMatchObject({ questions: [], sums, section, file: { profile } });
    expect(read.file?.detection.columns.map((column) => [column.header, column.field])).toEqual(
      header.map((text, index) => [text, used[index]]),
    );
    expect(read.spans).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  });

  it.each(samples.filter(({ heads }) => heads.dateStart))(
    'of $profile in $name is imported with its first and last days',
    async ({ heads, language, channel, section }) => {
      const { content } = sampleOf(heads, language, section);
      const [start = '', end = '', cost = ''] = (['dateStart', 'dateEnd', 'cost'] as const).map(
        (key) => heads[key]?.[language]?.split('|')[0],
      );
      const [head = '', ...lines] = content.trim().split('\n');
      const withDays = [
        `${start},${end},${head.split(',').slice(1).join(',').replace(cost, `${cost} (EUR)`)}`,
        ...lines.map((line) => `2026-11-02,2026-11-08,${line.split(',').slice(1).join(',')}`),
      ].join('\n');
      const read = await readReport(withDays, { channel });
      expect(read).toMatchObject({ questions: [], sums, spans: ['2026-11-02~2026-11-08'] });
    },
  );
});

it.each(samples)(
  '$profile in $name knows each alternative',
  async ({ heads, language, channel, section }) => {
    const { used, header } = sampleOf(heads, language, section);
    for (const [index, key] of used.entries()) {
      for (const word of heads[key]?.[language]?.split('|') ?? []) {
        const changed = header.with(index, word);
        const cells = rows.map((row) => used.map((one) => values[one]?.(row) ?? ''));
        const read = await readReport(csv([changed, ...cells]), { channel });
        expect(read.file?.detection.columns[index], word).toMatchObject({ header: word, field: key });
      }
    }
  },
);

it.each([
  ['match types', matchTypeWords],
  ['devices', deviceWords],
  ['statuses', statusWords],
  ['added states', addStateWords],
])('no word of %s has two codes', (_name, codes) => {
  const words = Object.values(codes).flatMap(headWordsOf);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

it.each([
  ['de', 'Kampagne,Keyword,Keyword-Option,Gerät', 'Genau passend', 'Smartphones'],
  ['fr', 'Campagne,Mot clé,Type de correspondance,Appareil', 'Mot clé exact', 'Téléphones mobiles'],
  [
    'es',
    'Campaña,Palabra clave,Tipo de concordancia,Dispositivo',
    'Concordancia exacta',
    'Teléfonos móviles',
  ],
  ['ja', 'キャンペーン,検索キーワード,マッチタイプ,デバイス', '完全一致', 'スマートフォン'],
  ['ko', '캠페인,키워드,검색유형,기기', '일치검색', '휴대전화'],
])('words of values in %s become codes', async (language, heads, exact, mobile) => {
  const at = wordLanguages.findIndex((one) => one === language);
  const metrics = (['impression', 'click', 'cost'] as const).map(
    (key) => googleAdsHeads[key][at]?.split('|')[0],
  );
  const content = `"2026-11-02 - 2026-11-08"\n${heads},${metrics.join(',')}\nBrand,shoes,${exact},${mobile},10,1,1.00\n`;
  const read = await readReport(content);
  expect(read.questions.filter((code) => code !== 'unused_split')).toEqual([]);
  const [part] = read.file?.parts ?? [];
  const dims = Object.fromEntries(
    (part?.dataKeys ?? []).map((key, index) => [key, part?.facts[0]?.dimensionValues[index]]),
  );
  expect(dims).toMatchObject({ campaignName: 'Brand', showWord: 'shoes', matchType: 'exact' });
});
