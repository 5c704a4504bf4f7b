import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../css/styles.css';
import {
  apply,
  dayButton,
  field,
  openPicker,
  panel,
  phone,
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

describe('weeks', () => {
  const shaded = () =>
    [...document.querySelectorAll('td')]
      .filter((cell) => cell.className.includes('bg-hover'))
      .map((cell) => cell.querySelector('button')?.dataset.day);

  it('previews the whole week under the pointer, until the pointer leaves', async () => {
    await openPicker({ type: 3, defaultValue: week });
    await userEvent.hover(shownDay('2026-10-25'));
    await expect
      .poll(shaded)
      .toEqual([
        '2026-10-19',
        '2026-10-20',
        '2026-10-21',
        '2026-10-22',
        '2026-10-23',
        '2026-10-24',
        '2026-10-25',
      ]);
    await userEvent.hover(apply());
    await expect.poll(shaded).toEqual([]);
  });

  it('makes only Mondays and Sundays up to the end of last week selectable', async () => {
    await openPicker({ type: 2, defaultValue: week });
    const enabled = [...document.querySelectorAll<HTMLButtonElement>('td button:enabled')].map(
      (button) => button.dataset.day,
    );
    expect(enabled).toEqual([
      ...['2026-10-04', '2026-10-05', '2026-10-11', '2026-10-12', '2026-10-18', '2026-10-19', '2026-10-25'],
      ...['2026-10-26', '2026-11-01', '2026-11-02', '2026-11-08', '2026-11-09', '2026-11-15'],
    ]);
  });

  it('sets the other end when one is picked or typed', async () => {
    const { changed } = await openPicker({ type: 3, defaultValue: week });
    shownDay('2026-11-01').click();
    await expect.element(field('Start date')).toHaveValue('2026-10-26');
    await field('End date').fill('2026-10-18');
    await expect.element(field('Start date')).toHaveValue('2026-10-12');
    await expect.element(status()).toHaveTextContent('Week 42, 7 days');
    await apply().click();
    expect(changed).toHaveBeenCalledExactlyOnceWith({ beginDate: '2026-10-12', endDate: '2026-10-18' });
  });
});

describe('typed dates', () => {
  it.each([
    [1, 'End date', '2026-11-31', 'Enter a date such as 2026-11-20.'],
    [1, 'End date', '2026-11-21', 'Data for the end date isn’t complete yet. Select an earlier date.'],
    [1, 'End date', '2026-11-01', 'The end date can’t be before the start date.'],
    [2, 'Start date', '2026-11-10', 'The start date must be a Monday.'],
    [2, 'End date', '2026-11-14', 'The end date must be a Sunday.'],
    [3, 'End date', '2026-11-22', 'Select exactly one week, Monday to Sunday.'],
    [4, 'Start date', '2026-10-02', 'The start date must be the first day of a month.'],
  ] as const)(
    'type %i marks %s %s as an error, says why and keeps Apply disabled',
    async (type, name, text, reason) => {
      const value = type === 4 ? { beginDate: '2026-10-01', endDate: '2026-10-31' } : week;
      const { changed } = await openPicker({ type, defaultValue: value });
      await field(name).fill(text);
      await expect.element(status()).toHaveTextContent(reason);
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field(name)).toHaveAccessibleDescription(reason);
      await expect.element(apply()).toBeDisabled();
      if (type !== 4) await press('{Enter}');
      expect(changed).not.toHaveBeenCalled();
    },
  );

  it('shows typed dates in the calendar, and Enter applies them', async () => {
    const { changed } = await openPicker({ type: 1, defaultValue: week });
    await field('Start date').fill('2024/2/28');
    await field('End date').fill('20240301');
    await expect.element(status()).toHaveTextContent('3 days');
    await expect.element(panel().getByRole('grid', { name: 'March 2024' })).toBeVisible();
    expect(shownDay('2024-02-29').closest('td')?.ariaSelected).toBe('true');
    await press('{Enter}');
    expect(changed).toHaveBeenCalledExactlyOnceWith({ beginDate: '2024-02-28', endDate: '2024-03-01' });
    await expect.element(trigger()).toHaveTextContent('Feb 28 – Mar 1, 2024');
  });

  it('moves the end of whole months to the last day of its month when the field loses the focus', async () => {
    await openPicker({ type: 4, defaultValue: { beginDate: '2026-10-01', endDate: '2026-10-31' } });
    await field('End date').fill('2026-11-05');
    await userEvent.tab();
    await expect.element(field('End date')).toHaveValue('2026-11-30');
    await expect.element(apply()).toBeEnabled();
  });
});

describe('clearing', () => {
  it.each([1, 2, 4] as const)('type %i can be cleared', async (type) => {
    const value = type === 4 ? { beginDate: '2026-10-01', endDate: '2026-10-31' } : week;
    const { changed } = await openPicker({ type, defaultValue: value });
    await panel().getByRole('button', { name: 'Clear' }).click();
    expect(changed).toHaveBeenCalledExactlyOnceWith(null);
    await expect.element(trigger()).toHaveTextContent(/Select/);
  });

  it.each([3, 5] as const)('type %i cannot be cleared', async (type) => {
    await openPicker({ type, defaultValue: week });
    await expect.element(panel().getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('opens empty, and offers no button to clear it', async () => {
    await openPicker({ type: 1, defaultValue: null });
    await expect.element(apply()).toBeDisabled();
    await expect.element(status()).toHaveTextContent('Select dates');
    await expect.element(panel().getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });
});

describe('the host', () => {
  it('controls the range: nothing changes until it passes another one', async () => {
    const { changed } = await openPicker({ type: 3, value: week });
    shownDay('2026-11-01').click();
    await apply().click();
    expect(changed).toHaveBeenCalledExactlyOnceWith({ beginDate: '2026-10-26', endDate: '2026-11-01' });
    await expect.element(trigger()).toHaveTextContent('Last week Nov 9 – Nov 15, 2026');
  });

  it('can disable the button', async () => {
    await renderPicker({ type: 3, defaultValue: week, disabled: true });
    await expect.element(trigger()).toBeDisabled();
  });
});

describe('a phone', () => {
  it('opens a sheet with one month, days of 44 px and no fields', async () => {
    await page.viewport(...phone);
    const { changed } = await openPicker({ type: 1, defaultValue: week });
    await expect.element(panel().getByRole('heading', { name: 'Select dates' })).toBeVisible();
    await expect.poll(() => panel().getByRole('grid').elements()).toHaveLength(1);
    await expect.element(panel().getByRole('textbox').first()).not.toBeInTheDocument();
    await expect.poll(() => shownDay('2026-11-10').getBoundingClientRect().height).toBe(44);
    await panel().getByRole('button', { name: 'Previous month' }).click();
    await expect.poll(() => dayButton('2026-10-10')).not.toBeNull();
    shownDay('2026-10-10').click();
    await expect.element(status()).toHaveTextContent('Now select the end date.');
    await panel().getByRole('button', { name: 'Next month' }).click();
    shownDay('2026-11-02').click();
    await expect.element(status()).toHaveTextContent('Oct 10 – Nov 2 24 days');
    await apply().click();
    expect(changed).toHaveBeenCalledExactlyOnceWith({ beginDate: '2026-10-10', endDate: '2026-11-02' });
    await expect.element(trigger()).toHaveFocus();
  });
});
