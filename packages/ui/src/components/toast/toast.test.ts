import { toast as show } from 'sonner';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from './toast';

afterEach(() => {
  vi.restoreAllMocks();
});

it('shows an error for 5 seconds, and one with a button until it is closed', () => {
  const custom = vi.spyOn(show, 'custom').mockReturnValue('id');
  toast.error('No', { closeLabel: 'Close' });
  toast.error('No', { closeLabel: 'Close', action: { label: 'Undo', onClick: () => undefined } });
  expect(custom.mock.calls.map(([, options]) => options?.duration)).toEqual([5000, Infinity]);
});
