import { expect, it } from 'vitest';
import { pinyinInitials } from './pinyin-initials';

it.each([
  ['医疗服务', 'ylfw'],
  ['重庆火锅', 'cqhg'],
  ['银行', 'yh'],
  ['K12教育', 'k12jy'],
  ['IT/消费电子', 'itxfdz'],
  ['女装-其他', 'nzqt'],
  ['ＭＧ动画（①）', 'mgdh1'],
  ['—', ''],
])('%s has the initials %s', (name, initials) => {
  expect(pinyinInitials(name)).toBe(initials);
});
