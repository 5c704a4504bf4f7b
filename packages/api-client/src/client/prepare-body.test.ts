import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAccountId, stripAuditFields } from './prepare-body';

const auditFields = ['createdTime', 'createdBy', 'updatedTime', 'updatedBy'];
const key = fc.oneof(fc.constantFrom(...auditFields), fc.string());
const body = fc.dictionary(
  key,
  fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue({ maxDepth: 0 }),
      fc.array(tie('value')),
      fc.dictionary(key, tie('value')),
    ),
  })).value,
);

describe('stripAuditFields', () => {
  it('removes them at any depth and nothing else', () => {
    expect(
      stripAuditFields({
        id: 1,
        createdTime: 'x',
        items: [{ createdBy: 'x', name: 'a' }, [{ updatedBy: 'x' }], 'createdTime'],
        inner: { updatedTime: 'x', deeper: { createdBy: { id: 1 }, cost: null } },
      }),
    ).toEqual({ id: 1, items: [{ name: 'a' }, [{}], 'createdTime'], inner: { deeper: { cost: null } } });
  });

  it('leaves no audit field in the JSON, whatever the body', () => {
    fc.assert(
      fc.property(body, (value) => {
        JSON.parse(JSON.stringify(stripAuditFields(value)), (name: string, inner: unknown) => {
          expect(auditFields).not.toContain(name);
          return inner;
        });
      }),
    );
  });

  it('changes nothing without audit fields', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!auditFields.some((name) => JSON.stringify(value).includes(name)));
        expect(stripAuditFields(value)).toEqual(value);
      }),
    );
  });

  it('keeps dates and files unchanged', () => {
    const value = { day: new Date(0), file: new Blob(['x']) };
    expect(stripAuditFields(value)).toEqual(value);
  });
});

describe('placeAccountId', () => {
  it('puts the account into the query of a body that has one, otherwise next to its fields', () => {
    fc.assert(
      fc.property(body, fc.nat(), fc.boolean(), (value, accountId, inQuery) => {
        fc.pre(!('accountId' in value) && !('query' in value));
        const placed = placeAccountId(
          { ...value, ...(inQuery && { query: { text: 'x' } }) },
          { accountId, inQuery },
        );
        expect(placed).toEqual(
          inQuery ? { ...value, query: { text: 'x', accountId } } : { ...value, accountId },
        );
      }),
    );
  });

  it.each([
    [{ accountId: 7 }, false, { accountId: 7 }],
    [{ query: { accountId: 7 } }, true, { query: { accountId: 7 } }],
    [{ query: { accountId: 0 } }, true, { query: { accountId: 0 } }],
    [{ query: { accountId: undefined } }, true, { query: { accountId: 3 } }],
    [{ page: {} }, true, { page: {}, query: { accountId: 3 } }],
  ])('turns %j into the account of the request', (given, inQuery, expected) => {
    expect(placeAccountId(given, { accountId: 3, inQuery })).toEqual(expected);
  });
});
