import { describe, expect, it } from 'vitest';
import { daysOf } from './covered-spans';
import { planReplacement } from './plan-replacement';

const span = (beginDate: string, endDate = beginDate) => ({ beginDate, endDate });
const loaded = (beginDate: string, endDate = beginDate, contentHash: string | null = 'old') => ({
  beginDate,
  endDate,
  contentHash,
});
const week = daysOf(span('2024-12-16', '2024-12-22'));

describe('planReplacement', () => {
  it('replaces nothing when nothing is stored', () => {
    expect(planReplacement(week, [], 'new')).toEqual({ kind: 'replace', spans: [], days: 0 });
  });

  it('replaces the days that the file has and leaves the others', () => {
    const there = [loaded('2024-12-15'), loaded('2024-12-16'), loaded('2024-12-22'), loaded('2024-12-23')];
    expect(planReplacement(week, there, 'new')).toMatchObject({
      kind: 'replace',
      spans: there.slice(1, 3),
      days: 2,
    });
  });

  it('replaces a whole week by its days, and days by their whole week', () => {
    const whole = [loaded('2024-12-16', '2024-12-22')];
    expect(planReplacement(week, whole, 'new')).toMatchObject({ kind: 'replace', days: 7 });
    const days = week.map((day) => ({ ...day, contentHash: null }));
    expect(planReplacement([span('2024-12-16', '2024-12-22')], days, 'new')).toMatchObject({
      kind: 'replace',
      days: 7,
    });
  });

  it.each([
    ['days in a loaded week', week.slice(0, 3)],
    ['a span across its end', [span('2024-12-20', '2024-12-26')]],
    ['days around a gap', [span('2024-12-16'), ...daysOf(span('2024-12-18', '2024-12-22'))]],
  ])('rejects %s and reports the week', (_title, covered) => {
    expect(planReplacement(covered, [loaded('2024-12-16', '2024-12-22')], 'new')).toEqual({
      kind: 'overlap',
      span: span('2024-12-16', '2024-12-22'),
    });
  });

  it('replaces spans around gaps, and nothing in the gaps', () => {
    const there = daysOf(span('2024-12-01', '2024-12-09')).map((day) => ({ ...day, contentHash: 'old' }));
    const odd = daysOf(span('2024-12-02', '2024-12-09')).filter((_, index) => index % 2 === 0);
    expect(planReplacement(odd, there, 'new')).toMatchObject({
      kind: 'replace',
      spans: there.filter((_, index) => index % 2 === 1),
      days: 4,
    });
  });

  it('changes nothing when every span is from the same bytes', () => {
    const same = week.map((day) => ({ ...day, contentHash: 'same' }));
    expect(planReplacement(week, same, 'same')).toEqual({ kind: 'unchanged' });
    expect(planReplacement(week, same.slice(1), 'same')).toMatchObject({ kind: 'replace', days: 6 });
    expect(planReplacement(week, [loaded('2024-12-16'), ...same.slice(1)], 'same')).toMatchObject({
      kind: 'replace',
    });
  });
});
