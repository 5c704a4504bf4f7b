import { describe, expect, it } from 'vitest';
import type { EditableColumn } from '../types';
import { mapColumns } from './map-columns';

const columns: readonly EditableColumn[] = [
  { id: 'keyword', label: 'Keyword', width: 200, kind: 'text', synonyms: ['关键词', 'search term'] },
  { id: 'match', label: 'Match mode', width: 120, kind: 'select', options: [] },
  { id: 'status', label: 'Status', width: 80, kind: 'text', isReadonly: true },
  { id: 'bid', label: 'Max. bid (￥)', width: 80, kind: 'number' },
];
const map = (first: readonly string[], hasMore = true, startId = 'keyword') =>
  mapColumns({ first, width: first.length, hasMore }, columns, startId);

describe('a header', () => {
  it('maps columns by label, id or synonym in any order', () => {
    const byName = (columnIds: readonly (string | null)[]) => ({ hasHeader: true, columnIds });
    expect(map(['max bid', '关键词'])).toEqual(byName(['bid', 'keyword']));
    expect(map(['Search_Term', 'MATCH ', 'Notes'])).toEqual(byName(['keyword', 'match', null]));
  });

  it('maps a column once, and never a read-only one', () => {
    expect(map(['keyword', 'search term', 'match', 'status']).columnIds).toEqual([
      'keyword',
      null,
      'match',
      null,
    ]);
  });

  it('is not recognized if few names match, or nothing follows', () => {
    expect(map(['match', 'a', 'b']).hasHeader).toBe(false);
    expect(map(['keyword'], false).hasHeader).toBe(false);
  });
});

it('maps columns by position, without read-only ones and without those beyond the last', () => {
  expect(map(['a', 'b', 'c', 'd', 'e'], true, 'match')).toEqual({
    hasHeader: false,
    columnIds: ['match', null, 'bid', null, null],
  });
});
