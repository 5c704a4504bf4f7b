import { expect, it } from 'vitest';
import { pinyinKeys, pinyinQuery } from './pinyin-keys';

it.each([
  ['北海道', ' beihaidao haidao dao bhd hd'],
  ['JR 北海道', ' jrbeihaidao beihaidao haidao dao jrbhd bhd hd'],
  ['重庆旅游', ' chongqinglvyou qinglvyou lvyou you cqly qly ly'],
  ['機票', ' jipiao piao jp'],
  ['道', ' dao'],
  ['Hokkaido 5', ''],
  ['ひらがな', ''],
  ['', ''],
])('of %j are %j', (name, keys) => {
  expect(pinyinKeys(name)).toBe(keys);
});

it.each([
  ['BeiHai', ' beihai'],
  ['bei hai', ' beihai'],
  ["xi'an", ' xian'],
  ['lü', ' lv'],
  ['ｂｈｄ', ' bhd'],
  ['北h', ''],
  ['a%', ''],
  [' ', ''],
])('are searched for %j with %j', (text, query) => {
  expect(pinyinQuery(text)).toBe(query);
});

it('stay short for long names, and find them by what they begin with', () => {
  const keys = pinyinKeys('北海道'.repeat(70));
  expect(keys.length).toBeLessThan(1_300);
  expect(keys.includes(pinyinQuery('bhd'.repeat(70)))).toBe(true);
});
