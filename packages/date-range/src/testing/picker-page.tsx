import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Day } from '../core/day';
import type { DateRange, RangeType } from '../core/range';
import { DateRangePicker, type DateRangePickerProps } from '../react/date-range-picker';

const today = '2026-11-21';
export const wide = [1280, 800] as const;
export const phone = [390, 844] as const;

export const trigger = () => page.getByRole('button', { name: /^Date range/ });
export const panel = () => page.getByRole('dialog');
export const apply = () => panel().getByRole('button', { name: 'Apply' });
export const status = () => panel().getByRole('status').last();
export const field = (name: 'Start date' | 'End date') => panel().getByRole('textbox', { name });
export const press = (keys: string) => userEvent.keyboard(keys);

/** The button of a day, or of a month by its first day; null if it is not visible. */
export const dayButton = (day: Day) => document.querySelector<HTMLButtonElement>(`button[data-day="${day}"]`);

/** Errors: throws if the day is not visible. */
export function shownDay(day: Day): HTMLButtonElement {
  const button = dayButton(day);
  if (button === null) throw new Error(`${day} isn’t shown`);
  return button;
}

/** The day that has the focus. */
const focusedDay = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.day : undefined;
export const expectFocus = (day: Day) => expect.poll(focusedDay).toBe(day);

/** Renders an uncontrolled picker. */
export async function renderPicker(
  props: { type: RangeType; defaultValue?: DateRange | null } & Partial<DateRangePickerProps>,
) {
  const changed = vi.fn<(range: DateRange | null) => void>();
  const screen = await render(
    <DateRangePicker today={today} language="en" onValueChange={changed} {...props} />,
  );
  return { changed, ...screen };
}

/** Renders a picker and opens it. */
export async function openPicker(...args: Parameters<typeof renderPicker>) {
  const rendered = await renderPicker(...args);
  await trigger().click();
  await expect.element(panel().getByRole('grid').first()).toBeVisible();
  return rendered;
}
