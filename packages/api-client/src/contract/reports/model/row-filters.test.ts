import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionColumns, conditionProblem, type ReportCondition } from './conditions';
import { dimensionDataKey } from './dimensions';
import { filtersOfItem, otherItems, rowFilters } from './row-filters';
import { channels, findSection, sectionsOf } from './sections';

const subjects = channels.flatMap((channel) => sectionsOf(channel).map((section) => ({ channel, section })));
const attributes = /Status$|Experience$|Relationship$|ClickRate$|^addState$/;

type Row = Record<string, string | null>;
/** Few values, so that rows share some of them. */
const value = fc.constantFrom(null, 'a', 'b', 'A', 'a,b|c');

const rowsOf = (subject: (typeof subjects)[number]) => {
  const keys = findSection(subject.channel, subject.section)?.dimensions.map(dimensionDataKey) ?? [];
  return fc.array(fc.record(Object.fromEntries(keys.map((key) => [key, value] as const))), {
    minLength: 1,
    maxLength: 12,
  });
};

/** What the server does with filters, in the words of the documentation. */
function meets(row: Row, { where = [], ...lists }: ReturnType<typeof rowFilters> & object): boolean {
  return (
    Object.entries(lists).every(([key, values]) => values.includes(row[key] ?? '')) &&
    where.every((group) => meetsOne(row, group))
  );
}
const meetsOne = (row: Row, group: readonly ReportCondition[]) =>
  group.some(({ column, operator, values }) => {
    const text = row[column] ?? '';
    if (operator === 'in') return values.includes(text);
    if (operator === 'notIn') return !values.includes(text);
    return operator === 'empty' ? text === '' : text !== '';
  });

/** The item, without what may change; of an account report the account. */
const itemOf = (row: Row) =>
  JSON.stringify(
    Object.entries(row)
      .filter(([key]) => !attributes.test(key) && key !== 'week')
      .map(([key, each]) => [key, each ?? '']),
  );

describe.each(subjects)('rows of $channel $section', (subject) => {
  const definition = findSection(subject.channel, subject.section);
  const hasItems = definition?.dimensions.some((id) => id !== 'accountNo' && id !== 'accountName');
  const header = definition && dimensionDataKey(definition.rowHeader);
  const columns = definition
    ? conditionColumns({ definition, period: 'daily', hasSeveralAccounts: true })
    : [];
  const isValid = (group: readonly ReportCondition[]) =>
    group.every((each) => conditionProblem(each, { columns, isCompared: false }) === undefined);

  it('are split by each item into its own rows and the others', () => {
    fc.assert(
      fc.property(rowsOf(subject), (rows) => {
        const [one = {}] = rows;
        const others = otherItems(subject, one, { fixed: new Set() });
        expect(others).toBeDefined();
        const isOther = (row: Row) => others !== undefined && meetsOne(row, others);
        expect(others && isValid(others)).toBe(true);
        expect(rows.filter(isOther)).toEqual(rows.filter((row) => itemOf(row) !== itemOf(one)));
        const own = filtersOfItem(subject, one);
        // accounts have a filter of their own
        expect(own !== undefined).toBe(hasItems);
        if (own === undefined) return;
        expect((own.where ?? []).every(isValid)).toBe(true);
        expect(rows.filter((row) => meets(row, own))).toEqual(rows.filter((row) => !isOther(row)));
      }),
    );
  });

  it('are distinguished by all that they show but the weekday, which the day says', () => {
    fc.assert(
      fc.property(rowsOf(subject), (rows) => {
        const [one = {}] = rows;
        const filters = rowFilters(subject, one);
        const same = (row: Row) =>
          Object.keys(row).every(
            (key) => key === 'week' || key.startsWith('account') || (row[key] ?? '') === (one[key] ?? ''),
          );
        expect(rows.filter((row) => filters && meets(row, filters))).toEqual(rows.filter(same));
      }),
    );
  });

  it('need no condition for what is the same in all', () => {
    fc.assert(
      fc.property(rowsOf(subject), (rows) => {
        const [one = {}] = rows;
        const fixed = new Set(Object.keys(one).filter((key) => key !== header));
        const shared = Object.fromEntries([...fixed].map((key) => [key, one[key] ?? null]));
        const list = rows.map((row) => ({ ...row, ...shared }));
        const others = otherItems(subject, one, { fixed });
        expect(others?.length).toBe(1);
        expect(list.filter((row) => others && meetsOne(row, others))).toEqual(
          list.filter((row) => itemOf(row) !== itemOf({ ...one, ...shared })),
        );
      }),
    );
  });
});

it('has no filters for what no filter can select', () => {
  const subject = { channel: 'search', section: 'unit' } as const;
  expect(rowFilters(subject, { adgroupName: 'b', adgroupStatus: '1' })).toBeUndefined();
  expect(filtersOfItem(subject, { adgroupName: 'b' })).toEqual({ adgroupName: ['b'] });
  const long = { campaignName: 'a'.repeat(201), adgroupName: 'b' };
  expect(filtersOfItem(subject, long)).toBeUndefined();
  expect(otherItems(subject, long, { fixed: new Set() })).toBeUndefined();
  expect(otherItems(subject, { adgroupName: 'b' }, { fixed: new Set(['adgroupName']) })).toBeUndefined();
});
