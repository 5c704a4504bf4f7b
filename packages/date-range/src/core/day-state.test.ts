import { describe, expect, it } from 'vitest';
import { dayState } from './day-state';
import { createRangeDraft } from './draft';
import { invalidBounds } from './invalid-bounds';
import { previewRange } from './preview';

const today = '2026-11-21';
const week = { beginDate: '2026-10-19', endDate: '2026-10-25' };
const band = (day: string) => {
  const range = { beginDate: '2026-10-22', endDate: '2026-11-20' };
  const state = dayState({ type: 1, day, today, range, preview: null });
  return [state.isInRange, state.isBandStart, state.isBandEnd];
};

describe('dayState', () => {
  it('splits the band of a range at its ends, and at the end of a week or month', () => {
    expect(band('2026-10-21')).toEqual([false, false, false]);
    expect(band('2026-10-22')).toEqual([true, true, false]);
    expect(band('2026-10-25')).toEqual([true, false, true]);
    expect(band('2026-10-26')).toEqual([true, true, false]);
    expect(band('2026-10-31')).toEqual([true, false, true]);
    expect(band('2026-11-01')).toEqual([true, true, true]);
    expect(band('2026-11-20')).toEqual([true, false, true]);
  });

  it('shades the previewed week, and makes only its Monday and Sunday selectable', () => {
    const states = ['2026-10-18', '2026-10-19', '2026-10-20', '2026-10-25', '2026-10-26'].map((day) => {
      const range = { beginDate: null, endDate: null };
      const state = dayState({ type: 3, day, today, range, preview: week });
      return [state.isPreviewed, state.isSelectable];
    });
    expect(states).toEqual([
      [false, true],
      [true, true],
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  it('draws no band between ends in the wrong order', () => {
    const range = { beginDate: '2026-11-20', endDate: '2026-11-10' };
    expect(dayState({ type: 1, day: '2026-11-15', today, range, preview: null }).isInRange).toBe(false);
  });
});

describe('previewRange', () => {
  it('is the week of a Monday or Sunday', () => {
    const draft = createRangeDraft({ beginDate: '2026-11-09', endDate: '2026-11-15' });
    expect(previewRange(draft, '2026-10-25', { type: 3, today })).toEqual(week);
    expect(previewRange(draft, '2026-10-19', { type: 2, today })).toEqual(week);
  });

  it('is the range that a second click would complete, and empty before the first one', () => {
    const opened = { begin: '2026-11-10', end: '', isPicked: true };
    expect(previewRange(opened, '2026-11-05', { type: 1, today })).toEqual({
      beginDate: '2026-11-05',
      endDate: '2026-11-10',
    });
    expect(previewRange(createRangeDraft(week), '2026-11-05', { type: 1, today })).toBeNull();
  });
});

describe('invalidBounds', () => {
  it.each([
    [1, '2026-11-31', '2026-11-20', true, false],
    [1, '2026-11-20', '2026-11-31', false, true],
    [1, 'x', 'y', true, true],
    [1, '2026-11-20', '', false, false],
    [1, '', '', false, false],
    [1, '2026-11-20', '2026-11-10', false, true],
    [1, '2026-11-10', '2026-11-21', false, true],
    [1, '2026-11-21', '2026-11-22', true, true],
    [2, '2026-11-10', '2026-11-15', true, false],
    [2, '2026-11-09', '2026-11-14', false, true],
    [3, '2026-11-02', '2026-11-15', false, true],
    [4, '2026-10-02', '2026-10-31', true, false],
    [4, '2026-10-01', '2026-10-30', false, true],
    [1, '2026-11-10', '2026-11-12', false, false],
  ] as const)('type %i, %s to %s: start %s, end %s', (type, beginDate, endDate, isStartWrong, isEndWrong) => {
    expect(invalidBounds(type, { beginDate, endDate }, today)).toEqual({ isStartWrong, isEndWrong });
  });
});
