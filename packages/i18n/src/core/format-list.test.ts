import { expect, it } from 'vitest';
import { formatList } from './format-list';

it.each([
  ['en', [], ''],
  ['en', ['Cost'], 'Cost'],
  ['en', ['Cost', 'CTR'], 'Cost and CTR'],
  ['en', ['Cost', 'CTR', 'CPC'], 'Cost, CTR and CPC'],
  ['cn', ['消费', '点击率', '展现'], '消费、点击率和展现'],
  ['tw', ['費用', '點閱率', '曝光'], '費用、點閱率和曝光'],
  ['cn', ['1 个单元', '2 个关键词'], '1 个单元和 2 个关键词'],
  ['tw', ['單元 A', '關鍵字'], '單元 A 和關鍵字'],
] as const)('lists in %s: %j', (language, items, shown) => {
  expect(formatList(items, language)).toBe(shown);
});

it.each([
  ['en', ['Exact'], 'Exact'],
  ['en', ['Exact', 'Phrase', 'Auto'], 'Exact, Phrase or Auto'],
  ['cn', ['精确', 'SEM', '短语'], '精确、SEM 或短语'],
  ['tw', ['精準', '字詞'], '精準或字詞'],
] as const)('lists alternatives in %s: %j', (language, items, shown) => {
  expect(formatList(items, language, 'alternatives')).toBe(shown);
});

it.each([
  ['en', 'Cost, CTR, CPC'],
  ['cn', 'Cost、CTR、CPC'],
  ['tw', 'Cost、CTR、CPC'],
] as const)('lists values in %s: %s', (language, shown) => {
  expect(formatList(['Cost', 'CTR', 'CPC'], language, 'values')).toBe(shown);
  expect(formatList(['Cost'], language, 'values')).toBe('Cost');
});
