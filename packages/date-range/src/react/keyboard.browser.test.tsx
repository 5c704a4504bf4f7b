import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../css/styles.css';
import {
  apply,
  dayButton,
  expectFocus,
  openPicker,
  panel,
  press,
  renderPicker,
  shownDay,
  status,
  trigger,
  wide,
} from '../testing/picker-page';

const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };

beforeEach(async () => {
  await page.viewport(...wide);
});

describe('the dialog', () => {
  it('opens by Enter on the selected day; Escape closes it and returns the focus', async () => {
    await renderPicker({ type: 3, defaultValue: week });
    await userEvent.tab();
    await expect.element(trigger()).toHaveFocus();
    await press('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Select a week' });
    await expect.element(dialog.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expectFocus('2026-11-09');
    await press('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(trigger()).toHaveFocus();
  });

  it('returns the focus after Apply and after Cancel', async () => {
    const { changed } = await openPicker({ type: 3, defaultValue: week });
    await apply().click();
    await expect.element(trigger()).toHaveFocus();
    expect(changed).toHaveBeenCalledExactlyOnceWith(week);
    await trigger().click();
    await panel().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(trigger()).toHaveFocus();
    expect(changed).toHaveBeenCalledOnce();
  });

  it('has one Tab stop in the calendar', async () => {
    await openPicker({ type: 1, defaultValue: week });
    await expectFocus('2026-11-09');
    await userEvent.tab();
    await expect.element(panel().getByRole('textbox', { name: 'Start date' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expectFocus('2026-11-09');
  });
});

describe('a calendar of days', () => {
  it.each([
    ['{ArrowLeft}', '2026-11-08'],
    ['{ArrowRight}', '2026-11-10'],
    ['{ArrowUp}', '2026-11-02'],
    ['{ArrowDown}', '2026-11-16'],
    ['{ArrowRight}{Home}', '2026-11-09'],
    ['{End}', '2026-11-15'],
    ['{PageUp}', '2026-10-09'],
    ['{PageUp}{PageUp}', '2026-09-09'],
    ['{PageDown}', '2026-11-20'],
    ['{Shift>}{PageUp}{/Shift}', '2025-11-09'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', '2026-11-20'],
  ])('%s moves to %s', async (keys, day) => {
    await openPicker({ type: 1, defaultValue: week });
    await expectFocus('2026-11-09');
    await press(keys);
    await expectFocus(day);
  });

  it('selects by Enter and by Space: both ends, then Apply', async () => {
    const { changed } = await openPicker({ type: 1, defaultValue: week });
    await expectFocus('2026-11-09');
    await press('{ArrowLeft}{Enter}');
    await expect.element(status()).toHaveTextContent('Now select the end date.');
    await expect.element(apply()).toBeDisabled();
    await press('{ArrowDown}[Space]');
    await expect.element(status()).toHaveTextContent('8 days');
    await apply().click();
    expect(changed).toHaveBeenCalledExactlyOnceWith({ beginDate: '2026-11-08', endDate: '2026-11-15' });
  });
});

describe('a calendar of weeks', () => {
  it.each([
    ['{ArrowRight}', '2026-11-15'],
    ['{ArrowRight}{ArrowRight}', '2026-11-15'],
    ['{ArrowLeft}', '2026-11-08'],
    ['{ArrowLeft}{ArrowLeft}', '2026-11-02'],
    ['{ArrowUp}', '2026-11-02'],
    ['{End}', '2026-11-15'],
    ['{PageUp}', '2026-10-05'],
    ['{PageUp}{PageDown}', '2026-11-02'],
    ['{Shift>}{PageUp}{/Shift}', '2025-11-03'],
  ])('%s moves to %s, and shades the week there', async (keys, day) => {
    await openPicker({ type: 2, defaultValue: week });
    await expectFocus('2026-11-09');
    await press(keys);
    await expectFocus(day);
    await expect.poll(() => shownDay(day).closest('td')?.className).toMatch(/bg-hover|bg-accent-bg-2/);
  });
});

describe('a grid of months', () => {
  const months = { beginDate: '2026-08-01', endDate: '2026-10-31' };

  it.each([
    ['{ArrowRight}', '2026-09-01'],
    ['{ArrowUp}', '2026-04-01'],
    ['{ArrowDown}', '2026-11-01'],
    ['{Home}', '2026-05-01'],
    ['{End}', '2026-08-01'],
    ['{PageUp}', '2025-08-01'],
    ['{PageUp}{PageUp}', '2024-08-01'],
    ['{ArrowDown}{ArrowRight}', '2026-11-01'],
  ])('%s moves to %s', async (keys, month) => {
    await openPicker({ type: 4, defaultValue: months });
    await expectFocus('2026-08-01');
    await press(keys);
    await expectFocus(month);
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  });

  it('selects one month, then extends to another, whose last day is the end', async () => {
    const { changed } = await openPicker({ type: 4, defaultValue: months });
    await expectFocus('2026-08-01');
    await press('{PageUp}{Enter}');
    await expect.element(status()).toHaveTextContent('1 month, 31 days');
    await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect.element(status()).toHaveTextContent('7 months, 212 days');
    expect(dayButton('2026-12-01')?.disabled).toBe(true);
    await apply().click();
    expect(changed).toHaveBeenCalledExactlyOnceWith({ beginDate: '2025-08-01', endDate: '2026-02-28' });
  });
});
