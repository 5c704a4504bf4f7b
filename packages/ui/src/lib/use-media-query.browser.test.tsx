import { describe, expect, it, onTestFinished } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useIsNarrow } from './use-is-narrow';
import { useMediaQuery } from './use-media-query';

describe('useIsNarrow', () => {
  it.each([
    [991, true],
    [992, false],
  ])('decides at %i px: %s', async (width, isNarrow) => {
    onTestFinished(() => page.viewport(1280, 720));
    await page.viewport(width, 720);
    const { result } = await renderHook(() => useIsNarrow());
    expect(result.current).toBe(isNarrow);
  });

  it('follows the viewport', async () => {
    onTestFinished(() => page.viewport(1280, 720));
    await page.viewport(1280, 720);
    const { result } = await renderHook(() => useIsNarrow());
    await page.viewport(390, 720);
    await expect.poll(() => result.current).toBe(true);
  });
});

it('follows another query', async () => {
  const { result, rerender } = await renderHook((query: string = 'print') => useMediaQuery(query));
  expect(result.current).toBe(false);
  await rerender('screen');
  expect(result.current).toBe(true);
});
