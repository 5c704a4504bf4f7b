import { expect, it } from 'vitest';
import { formatList } from './format-list';

it.each([
  ['en', [], ''],
  ['en', ['Cost'], 'Cost'],
  ['en', ['Cost', 'CTR'], 'Cost and CTR'],
  ['en', ['Cost', 'CTR', 'CPC'], 'Cost, CTR and CPC'],
  ['cn', ['消费', '点击率', '展现'], '消费、点击率和展现'],
  ['tw', ['費用', '點閱率', '曝光'], '費用、點閱率和曝光'],
] as const)('lists in %s: %j', (language, items, shown) => {
  expect(formatList(items, language)).toBe(shown);
});
