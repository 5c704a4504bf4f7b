import { describe, expect, it, vi } from 'vitest';
import { columnsOf } from '../columns/columns';
import { numbersWidth, numberWidth, type TableMetrics } from '../columns/widths';
import { valueChange } from '../comparison/change';
import { compareColumns } from '../comparison/compare';
import { copiedCells } from './clipboard';
import { columnText, withUnits } from './own-units';

/** `6:45` for 405 seconds. */
const duration = vi.fn((value: unknown, language: string) => {
  const seconds = Number(value);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}${language === 'cn' ? ' 分' : ''}`;
});
const units = { 'm:ss': duration };
const infos = [{ dataKey: 'name' }, { dataKey: 'time', titleName: 'Time', unit: 'm:ss' }];
const columnsIn = (language: 'cn' | 'en') => withUnits(columnsOf(infos, language), units, language);
const [name, time] = columnsIn('en');
if (!name || !time) throw new Error('two columns');

describe('a unit of the host', () => {
  it('shows values in the language of the table', () => {
    expect(columnText(time, 405)).toBe('6:45');
    expect(columnText(time, '405')).toBe('6:45');
    expect(columnsIn('cn').map((column) => columnText(column, 405))).toEqual(['405', '6:45 分']);
  });

  it('never receives "no value", and shows the plain value if it throws', () => {
    duration.mockClear();
    expect([null, undefined, '', NaN].map((value) => columnText(time, value))).toEqual(Array(4).fill('--'));
    expect(duration).not.toHaveBeenCalled();
    duration.mockImplementationOnce(() => {
      throw new Error('host');
    });
    expect(columnText(time, 405)).toBe('405');
  });

  it('ignores unknown units, even with names of object properties', () => {
    const columns = columnsOf(
      [
        { dataKey: 'a', unit: 't2' },
        { dataKey: 'b', unit: 'toString' },
      ],
      'en',
    );
    expect(withUnits(columns, units, 'en')).toEqual(columns);
  });

  it('is a number: aligned right and sorted by value', () => {
    expect(time.isNumeric).toBe(true);
  });

  it('is measured, with any text', () => {
    const metrics: TableMetrics = {
      rowHeight: 38,
      headHeight: 36,
      cellPadding: 12,
      gutter: 24,
      digitWidth: 8,
      columnFactor: 1,
    };
    const weight = withUnits(
      columnsOf([{ dataKey: 'kg', unit: 'kg' }], 'en'),
      { kg: (value) => `${Number(value)} kg` },
      'en',
    );
    const width = numbersWidth(weight, 0, { rows: [{ kg: 27.8 }], metrics });
    expect(width).toBeGreaterThan(numberWidth('27.8 kg', 8) + 48);
  });

  it('is copied as its text', () => {
    const { text, html } = copiedCells([time], [{ time: 405 }, { time: null }], { hasHead: false });
    expect(text).toBe('6:45\n');
    expect(html).toContain('>6:45</td>');
    expect(html).not.toContain('x:num');
  });

  it('shows the amount of a change with its sign', () => {
    const change = (value: number, previous: number) =>
      valueChange(value, previous, { unit: 'm:ss', format: time.format, favourable: 'neither' })?.deltaText;
    expect(change(405, 300)).toBe('+1:45');
    expect(change(300, 405)).toBe('\u22121:45');
    const compared = compareColumns([time], { previousOf: () => ({ time: 405 }) }, new Set(), {
      current: 'Current',
      previous: 'Previous',
      change: 'Change',
    });
    const texts = compared.map((column) => columnText(column, column.read({ time: 300 })));
    expect(texts).toEqual(['5:00', '6:45', '-1:45']);
  });
});
