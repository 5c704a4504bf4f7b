import fc from 'fast-check';

export const firstDay = '2026-02-20';
export const days = 45;
export const words = [
  '',
  'tea',
  'TEA İ',
  'ΟΔΟΣ',
  'straße',
  'a"b',
  "it's",
  'one,two',
  'line\nbreak\r\n',
  '\\N',
  '100%_',
  '經緯 茶',
  '👩‍👩‍👧 e\u0301',
  '\u0001\u007F',
  ' space ',
];

const amount = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.nat(200_000), fc.nat(6)).map(([units, digits]) => decimal(units, digits)),
  },
  { weight: 1, arbitrary: fc.constantFrom('0', '0.00', '-3.20', '799999999999.999999') },
  { weight: 1, arbitrary: fc.constant(null) },
);
const count = fc.oneof(
  { weight: 6, arbitrary: fc.nat(5_000) },
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(null) },
);
export const factArbitrary = fc.record({
  account: fc.nat(2),
  day: fc.nat(days - 1),
  length: fc.oneof({ weight: 12, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(12) }),
  item: fc.nat(9),
  currency: fc.oneof(
    { weight: 8, arbitrary: fc.constant('CNY') },
    { weight: 1, arbitrary: fc.constant('USD') },
  ),
  impression: count,
  click: count,
  cost: amount,
  conversion: amount,
  pcCost: amount,
  mobileCost: amount,
});
export type Fact = ReturnType<(typeof factArbitrary)['generate']>['value'];

function decimal(units: number, digits: number): string {
  const text = String(units).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Facts of one day each and of an ordinary size, which DuckDB can store in columns by day. */
export function inDays(facts: readonly Fact[]): Fact[] {
  const small = (value: string | null) => (value === null || value.length < 12 ? value : '12.5');
  return facts.map((fact) => ({
    ...fact,
    length: 0,
    cost: small(fact.cost),
    conversion: small(fact.conversion),
    pcCost: small(fact.pcCost),
    mobileCost: small(fact.mobileCost),
  }));
}
