import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDateRange } from '../index';

describe('useDateRange', () => {
  it('has the draft of a picker, and whether it can be applied', () => {
    const value = { beginDate: '2026-11-14', endDate: '2026-11-20' };
    const { result } = renderHook(() => useDateRange({ type: 1, value, today: '2026-11-21' }));
    expect(result.current.validation.ok).toBe(true);
    act(() => {
      result.current.change({ kind: 'type', edge: 'end', text: '2026-11-13' });
    });
    expect(result.current.range).toEqual({ beginDate: '2026-11-14', endDate: '2026-11-13' });
    expect(result.current.validation.ok).toBe(false);
  });
});
