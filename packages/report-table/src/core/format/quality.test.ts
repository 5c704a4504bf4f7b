import { expect, it } from 'vitest';
import { qualityWords } from './quality';

it('names the quality codes 0 to 3 in every language', () => {
  expect(qualityWords).toEqual({
    en: ['Data accumulating', 'Below average', 'Average', 'Above average'],
    cn: ['数据积累中', '低于平均', '平均', '高于平均'],
    tw: ['資料累積中', '低於平均', '平均', '高於平均'],
  });
});
