import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DateRangePicker, WeekPicker } from '../index';

const today = '2026-11-21';
const week = { beginDate: '2026-11-14', endDate: '2026-11-20' };

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  const logged = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(logged).toEqual([]);
});

async function openPicker() {
  const user = userEvent.setup();
  const onValueChange = vi.fn();
  render(
    <DateRangePicker
      type={1}
      today={today}
      language="en"
      defaultValue={week}
      onValueChange={onValueChange}
    />,
  );
  await user.click(screen.getByRole('button', { name: /^Date range/ }));
  const panel = await screen.findByRole('dialog');
  await within(panel).findAllByRole('grid');
  return { user, panel, onValueChange };
}

describe('DateRangePicker in jsdom', () => {
  it('opens, takes two days and applies them', async () => {
    const { user, panel, onValueChange } = await openPicker();
    await user.click(within(panel).getByRole('button', { name: /November 9/ }));
    await user.click(within(panel).getByRole('button', { name: /November 12/ }));
    await user.click(within(panel).getByRole('button', { name: 'Apply' }));
    expect(onValueChange.mock.calls).toEqual([[{ beginDate: '2026-11-09', endDate: '2026-11-12' }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('accepts typed days', async () => {
    const { user, panel, onValueChange } = await openPicker();
    const start = within(panel).getByRole('textbox', { name: 'Start date' });
    await user.clear(start);
    await user.type(start, '2026-11-02');
    await user.click(within(panel).getByRole('button', { name: 'Apply' }));
    expect(onValueChange.mock.calls).toEqual([[{ beginDate: '2026-11-02', endDate: '2026-11-20' }]]);
  });

  it('closes on Escape and changes nothing', async () => {
    const { user, onValueChange } = await openPicker();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onValueChange.mock.calls).toEqual([]);
  });
});

describe('WeekPicker in jsdom', () => {
  it('goes to the previous week', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(
      <WeekPicker
        value={{ beginDate: '2026-11-09', endDate: '2026-11-15' }}
        today={today}
        language="en"
        onValueChange={onValueChange}
      />,
    );
    await user.click(screen.getByRole('button', { name: /previous week/i }));
    expect(onValueChange.mock.calls[0]?.[0]).toEqual({ beginDate: '2026-11-02', endDate: '2026-11-08' });
  });
});
