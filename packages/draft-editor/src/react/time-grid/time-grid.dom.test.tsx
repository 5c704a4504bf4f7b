import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { TimeWindow } from '../../core/index';
import { exampleLimits } from '../../core/limits/example-limits';
import { TimeGrid } from '../../index';

const noon: TimeWindow[] = [{ weekday: 1, startHour: 12, endHour: 13, factor: 1.5 }];

function renderGrid(initial: TimeWindow[] = [], props: { isReadOnly?: boolean; error?: string } = {}) {
  const onChange = vi.fn<(windows: TimeWindow[]) => void>();
  function Host() {
    const [value, setValue] = useState(initial);
    const handleChange = (next: TimeWindow[]) => {
      onChange(next);
      setValue(next);
    };
    return (
      <TimeGrid
        factorLimit={exampleLimits.scheduleFactor}
        value={value}
        onChange={handleChange}
        language="en"
        {...props}
      />
    );
  }
  render(<Host />);
  return { onChange, user: userEvent.setup() };
}

const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const factorField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Factor of the selected/ });
const total = (text: string) => screen.getByText(text);

it('has one Tab stop, and arrow keys move between hours and headers', async () => {
  const { user } = renderGrid(noon, { isReadOnly: true });
  await user.tab();
  expect(document.activeElement).toBe(cell(/^Mon 00–01/));
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(cell(/^Tue 01–02/));
  await user.keyboard('{Home}{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tue' }));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '00–01' }));
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it('extends the selection with Shift, toggles it with Space and merges its hours', async () => {
  const { user, onChange } = renderGrid();
  act(() => cell(/^Mon 08–09/).focus());
  await user.keyboard('{ArrowRight>8/}');
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}');
  expect(screen.getByText('Mon–Tue 08–11, 6 hours')).toBeTruthy();
  await user.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith([
    { weekday: 1, startHour: 8, endHour: 11, factor: 1 },
    { weekday: 2, startHour: 8, endHour: 11, factor: 1 },
  ]);
  expect(total('6 of 168 hours')).toBeTruthy();
  await user.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('sets a factor with Enter, and returns to the hour', async () => {
  const { user, onChange } = renderGrid(noon);
  act(() => cell(/^Mon 00–01/).focus());
  await user.keyboard('{Control>}a{/Control}{Enter}');
  expect(document.activeElement).toBe(factorField());
  expect(factorField().value).toBe('1.50');
  await user.keyboard('20{Enter}');
  expect(screen.getByText('Enter a number from 0.10 to 10.00.')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(factorField());
  await user.keyboard('2.5{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([{ weekday: 1, startHour: 12, endHour: 13, factor: 2.5 }]);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
});

it('restores the factor with Escape, and hides hours with Delete', async () => {
  const { user, onChange } = renderGrid(noon);
  await user.click(screen.getByRole('radio', { name: 'Select' }));
  await user.click(cell(/^Mon 12–13, on, factor 1.50/));
  await user.keyboard('{Enter}7{Escape}');
  expect(factorField().value).toBe('1.50');
  await user.keyboard('{Delete}');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('paints the hours of a drag once, at its end', () => {
  const { onChange } = renderGrid(noon);
  fireEvent.pointerDown(cell(/^Mon 10–11/), { button: 0 });
  fireEvent.pointerOver(cell(/^Tue 12–13/));
  expect(total('6 of 168 hours')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.pointerUp(document.body);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenLastCalledWith([
    { weekday: 1, startHour: 10, endHour: 12, factor: 1 },
    { weekday: 1, startHour: 12, endHour: 13, factor: 1.5 },
    { weekday: 2, startHour: 10, endHour: 13, factor: 1 },
  ]);
});

it('hides hours when the drag starts at a shown hour, and nothing when it is cancelled', () => {
  const { onChange } = renderGrid(noon);
  fireEvent.pointerDown(cell(/^Mon 12–13/), { button: 0 });
  fireEvent.pointerCancel(document.body);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.pointerDown(cell(/^Mon 12–13/), { button: 0 });
  fireEvent.pointerUp(document.body);
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('toggles days and hours by their headers, and applies presets', async () => {
  const { user } = renderGrid();
  await user.click(screen.getByRole('button', { name: 'Run or pause Sat' }));
  const saturday = screen.getByRole('row', { name: /^Sat/ });
  expect(within(saturday).getByText('00–24')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Run or pause 09–10 every day' }));
  expect(total('30 of 168 hours')).toBeTruthy();
  for (const [preset, hours] of [
    ['Weekdays', 120],
    ['Working hours', 45],
    ['All', 168],
    ['None', 0],
  ] as const) {
    await user.click(screen.getByRole('button', { name: preset }));
    expect(total(`${hours} of 168 hours`)).toBeTruthy();
  }
});

it('changes nothing when read-only, and describes its error', async () => {
  const { user, onChange } = renderGrid(noon, { isReadOnly: true, error: 'Set the ad schedule.' });
  await user.click(cell(/^Mon 12–13/));
  await user.keyboard(' {Delete}');
  await user.click(screen.getByRole('button', { name: 'Mon' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Weekdays' })).toBeNull();
  const description = screen.getByRole('grid').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe('Set the ad schedule.');
});
