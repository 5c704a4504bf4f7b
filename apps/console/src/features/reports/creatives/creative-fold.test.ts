import type { TitleInfo } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { reports } from '../registry';
import { expectedColumns } from '../table/expected-columns';
import { foldCreative } from './creative-fold';

const columnsOf = (id: string) => {
  const report = reports.find((each) => each.id === id);
  if (!report) throw new Error(`no report ${id}`);
  return expectedColumns(report, (key) => key);
};
const keys = (titleInfos: readonly TitleInfo[] = []) => titleInfos.map(({ dataKey }) => dataKey);
const feed = columnsOf('feed-design-daily-daily');

describe('foldCreative', () => {
  it.each([
    ['feed-design-daily-daily', 'ideaMaterialUrl', ['ideaDesc']],
    ['feed-program-design-daily-custom', 'ideaMaterialUrl', []],
    ['search-design-daily-weekly', undefined, ['ideaDesc', 'ideaDesc2']],
  ])('moves picture and descriptions of %s into the cell of the title', (id, picture, lines) => {
    const columns = columnsOf(id);
    const fold = foldCreative(columns, { isNarrow: false });
    expect(fold?.parts).toEqual({ picture, period: undefined, lines });
    const left = keys(columns).filter((key) => !['ideaMaterialUrl', 'ideaDesc', 'ideaDesc2'].includes(key));
    expect(keys(fold?.titleInfos)).toEqual(left);
  });

  it.each([
    ['ideaMaterialUrl', { picture: undefined, period: undefined, lines: ['ideaDesc'] }],
    ['ideaDesc', { picture: 'ideaMaterialUrl', period: undefined, lines: [] }],
    ['cost', { picture: 'ideaMaterialUrl', period: undefined, lines: ['ideaDesc'] }],
  ])('leaves hidden columns out of the cell: %s', (hidden, parts) => {
    expect(foldCreative(feed, { hidden: [hidden], isNarrow: false })?.parts).toEqual(parts);
  });

  it('leaves out fields that are not selected for the report', () => {
    const selected = feed.filter(({ dataKey }) => dataKey !== 'ideaDesc');
    expect(foldCreative(selected, { isNarrow: false })?.parts.lines).toEqual([]);
  });

  it.each([
    ['feed-design-daily-daily', 'date'],
    ['search-design-daily-month', 'reportDates'],
    ['feed-program-design-daily-custom', undefined],
  ])('on a phone also moves the period of %s there', (id, period) => {
    const fold = foldCreative(columnsOf(id), { isNarrow: true });
    expect(fold?.parts.period).toBe(period);
    expect(keys(fold?.titleInfos)[0]).toBe('ideaTitle');
  });

  it('leaves space for a picture, and in the mobile layout for a column of metrics', () => {
    const widthOf = (id: string, isNarrow = false) =>
      foldCreative(columnsOf(id), { isNarrow })?.titleInfos.find(({ dataKey }) => dataKey === 'ideaTitle')
        ?.width;
    expect(widthOf('feed-design-daily-custom')).toBe(397);
    expect(widthOf('feed-design-daily-weekly')).toBe(337);
    expect(widthOf('search-design-daily-custom')).toBe(340);
    expect(widthOf('feed-design-daily-daily', true)).toBe(248);
  });

  it('does not apply to other reports', () => {
    expect(foldCreative(columnsOf('search-keyword-daily'), { isNarrow: false })).toBeUndefined();
  });
});
