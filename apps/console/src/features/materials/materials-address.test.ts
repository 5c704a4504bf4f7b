import { describe, expect, it } from 'vitest';
import { isLibraryFiltered, materialsAddressSchema, toImagesRequest } from './materials-address';

const parse = (address: object) => materialsAddressSchema.parse(address);
const themeId = '2f6e9d10-8c41-4b7a-a3f5-6d1c0b9e4a01';

describe('the address of the library', () => {
  it.each([
    [{ size: '10000' }, { size: 10_000 }],
    [{ size: '40' }, {}],
    [
      { theme: themeId, ratio: '1.61:1', sync: 'no' },
      { theme: themeId, ratio: '1.61:1', sync: 'no' },
    ],
    [{ theme: 'all', ratio: '2:1', sort: 'x', view: 'map', minWidth: '-5' }, {}],
    [
      { minWidth: '800', account: '0' },
      { minWidth: 800, account: 0 },
    ],
  ])('%o is read as %o', (address, parsed) => {
    expect(parse(address)).toEqual(parsed);
  });

  it.each([
    [{}, { page: { number: 1, size: 20 }, query: {} }],
    [
      { theme: 'none', ratio: 'other', used: 'no', sync: 'yes', unit: 'Ski', sort: 'widest', size: 500 },
      {
        page: { number: 1, size: 500, sortCol: 'width desc' },
        query: { themeId: null, ratio: null, isUsed: false, isSynchronized: true, unitName: 'Ski' },
      },
    ],
    [
      { account: 5, minWidth: 323, maxHeight: 900, page: 3 },
      { page: { number: 3, size: 20 }, query: { accountId: 5, minWidth: 323, maxHeight: 900 } },
    ],
  ])('%o requests %o', (address, request) => {
    expect(toImagesRequest(parse(address))).toEqual(request);
  });

  it.each([
    [{ account: 5, sort: 'name', view: 'list', size: 50 }, false],
    [{ theme: 'none' }, false],
    [{ maxWidth: 400 }, true],
  ])('%o filters: %s', (address, isFiltered) => {
    expect(isLibraryFiltered(parse(address))).toBe(isFiltered);
  });
});
