import { languages } from '@meridian/i18n/core';
import Decimal from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns/columns';
import { empties, numericValues } from '../testing/numbers';
import { formatValue, units, type Unit } from './format-value';

/** Another decimal library, exact for every number generated here; no exponents in its texts. */
const Exact = Decimal.clone({
  precision: 2000,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});

/** The expected text of each unit, computed with that library. */
const shownIn: Record<Unit | '', (decimal: Decimal, written: string) => string> = {
  '￥': (decimal) => yuan(decimal.toFixed(2)),
  '￥/10000': (decimal) => yuan(decimal.div(10_000).toFixed(2)),
  '%': (decimal) => `${grouped(decimal.toFixed(2))}%`,
  '%*100': (decimal) => `${grouped(decimal.times(100).toFixed(2))}%`,
  t: (decimal, written) => grouped(decimal.toFixed(decimalsOf(written))),
  't/10000': (decimal) => grouped(decimal.div(10_000).toFixed()),
  t1: (decimal) => grouped(decimal.toFixed(1)),
  t2: (decimal) => grouped(decimal.toFixed(2)),
  't2/10000': (decimal) => grouped(decimal.div(10_000).toFixed(2)),
  '': (decimal) => decimal.toFixed(),
};

function grouped(plain: string): string {
  const [integer = '', fraction] = plain.replace(/^-(?=[0.]+$)/, '').split('.');
  const groups = integer.replace(/\d(?=(\d{3})+$)/g, '$&,');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

function yuan(plain: string): string {
  return grouped(plain).replace(/\d/, '￥$&');
}

/** Decimals of a text after its exponent is expanded. */
function decimalsOf(written: string): number {
  const [mantissa = '', exponent = '0'] = written.toLowerCase().split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}

const titles = {
  cn: { titleName: '消费', unitDesc: '万元' },
  en: { titleName: 'Cost', unitDesc: '10,000 CNY' },
  tw: { titleName: '費用', unitDesc: '萬元' },
} as const;

describe.each(languages)(
  'the columns of a report in %s, compared with another decimal library',
  (language) => {
    const titleInfos = ([...units, ''] as const).map((unit, index) => ({
      ...titles[language],
      dataKey: `field${index}`,
      valueType: 'Double',
      domType: 'text',
      unit,
    }));
    const cases = columnsOf(titleInfos, language).map((column, index) => ({
      column,
      unit: titleInfos[index]?.unit ?? '',
      name: titleInfos[index]?.unit || 'no unit',
    }));

    it.each(cases)('show any number exactly, rounded half away from zero: $name', ({ column, unit }) => {
      fc.assert(
        fc.property(numericValues, (value) => {
          const isAsItIs = unit === '' && typeof value === 'string';
          const expected = isAsItIs ? value : shownIn[unit](new Exact(value), String(value));
          expect(formatValue(column.read({ [column.dataKey]: value }), column.unit)).toBe(expected);
        }),
        { numRuns: 1000 },
      );
    });

    it.each(cases)('show no value as --: $name', ({ column }) => {
      fc.assert(
        fc.property(empties, (value) => {
          expect(formatValue(column.read({ [column.dataKey]: value }), column.unit)).toBe('--');
        }),
      );
    });
  },
);
