import { describe, expect, it } from 'vitest';
import { pageRange } from './pages';

describe('pageRange', () => {
  it('counts rows from 1, both ends included, and ends with the last row', () => {
    expect(pageRange({ page: 1, size: 20, totalCount: 98 })).toEqual({ from: 1, to: 20 });
    expect(pageRange({ page: 5, size: 20, totalCount: 98 })).toEqual({ from: 81, to: 98 });
  });

  it('is null without rows and beyond the end', () => {
    expect(pageRange({ page: 1, size: 20, totalCount: 0 })).toBeNull();
    expect(pageRange({ page: 6, size: 20, totalCount: 98 })).toBeNull();
  });
});
