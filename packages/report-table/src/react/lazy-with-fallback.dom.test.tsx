import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lazyWithFallback } from './lazy-with-fallback';

it('renders nothing, and keeps the rest, if its component cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  onTestFinished(() => warn.mockRestore());
  const Menu = lazyWithFallback(() => Promise.reject<() => null>(new Error('not there')));
  render(
    <>
      <p>Rows</p>
      <Suspense fallback={<p>Loading</p>}>
        <Menu />
        <p>Totals</p>
      </Suspense>
    </>,
  );
  expect(await screen.findByText('Totals')).toBeDefined();
  expect(screen.getByText('Rows')).toBeDefined();
  expect(screen.queryByText('Loading')).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
