import { describe, expect, it } from 'vitest';
import { pictureUse } from './picture-use';

const row = (ideaTitle: string, ideaMaterialUrl: string | null, more = {}) => ({
  campaignName: 'Kansai',
  adgroupName: 'Autumn',
  ideaTitle,
  ideaMaterialUrl,
  ...more,
});

describe('pictureUse', () => {
  it('counts creatives, and one with rows on several days only once', () => {
    const rows = [
      row('Maples', '/a.png', { date: '2026-11-19' }),
      row('Maples', '/a.png', { date: '2026-11-20' }),
      row('Temples', '/a.png'),
      row('Snow', '/b.png'),
    ];
    expect([...pictureUse(rows, 'ideaMaterialUrl')]).toEqual([
      ['/a.png', 2],
      ['/b.png', 1],
    ]);
  });

  it.each([
    ['campaign', { campaignName: 'Kanto' }],
    ['unit', { adgroupName: 'Winter' }],
    ['account', { accountNo: '8840214' }],
  ])('distinguishes creatives of the same title by %s', (_, other) => {
    const rows = [row('Maples', '/a.png'), row('Maples', '/a.png', other)];
    expect(pictureUse(rows, 'ideaMaterialUrl').get('/a.png')).toBe(2);
  });

  it('has no use of a missing picture', () => {
    expect(pictureUse([row('A', ''), row('B', null)], 'ideaMaterialUrl').size).toBe(0);
  });
});
