import { describe, expect, it } from 'vitest';
import { columnTracks } from './column-tracks';

const pins = ['left', null, null, null, null, 'right'] as const;
const columns = pins.map((pinned) => ({ pinned }));
const widths = [100, 80, 80, 80, 80, 60];

describe('columnTracks', () => {
  it('has a track for each column and an edge for each pinned one', () => {
    const grows = widths.map(() => false);
    expect(columnTracks({ columns, widths, grows, hasSpareWidth: true })).toEqual({
      properties: { '--columns': '100px 80px 80px 80px 80px 60px', '--edge-0': '0px', '--edge-5': '0px' },
      totalWidth: 480,
    });
  });

  it('shares spare width among the columns that grow', () => {
    const tracks = (hasSpareWidth: boolean) =>
      columnTracks({
        columns: columns.slice(0, 2),
        widths: [100, 80],
        grows: [false, true],
        hasSpareWidth,
      }).properties['--columns'];
    expect(tracks(true)).toBe('100px minmax(80px, 80fr)');
    expect(tracks(false)).toBe('100px 80px');
  });

  it('puts columns pinned to one side beside each other', () => {
    const sides = [{ pinned: 'left' }, { pinned: 'left' }, { pinned: 'right' }, { pinned: 'right' }] as const;
    const { properties } = columnTracks({
      columns: sides,
      widths: [10, 20, 30, 40],
      grows: [],
      hasSpareWidth: false,
    });
    expect(properties).toMatchObject({
      '--edge-0': '0px',
      '--edge-1': '10px',
      '--edge-2': '40px',
      '--edge-3': '0px',
    });
  });
});
