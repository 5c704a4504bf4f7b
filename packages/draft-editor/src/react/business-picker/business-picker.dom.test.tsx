import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { PackedBusinesses } from '../../core/index';
import { BusinessPicker, type BusinessPickerProps } from '../../index';
import { generatedBusinesses } from '../../testing/generated-businesses';

const points: PackedBusinesses = {
  ids: ['301', '30101', '3010101', '3010102', '30102', '302', '303'],
  names: ['旅游出行', '主题旅游', '滑雪旅游', '温泉旅游', '机票', '旅游培训', 'IT 服务'],
  parents: [-1, 0, 1, 1, 0, -1, -1],
  leaves: [false, false, true, true, true, true, true],
  initials: ['lycx', 'ztly', 'hxly', 'wqly', 'jp', 'lypx', 'itfw'],
};
const empty: PackedBusinesses = { ids: [], names: [], parents: [], leaves: [], initials: [] };

function renderPicker({ value: initial = '', ...props }: Partial<BusinessPickerProps> = {}) {
  const onChange = vi.fn<(id: string) => void>();
  function Host() {
    const [value, setValue] = useState(initial);
    const handleChange = (id: string) => {
      onChange(id);
      setValue(id);
    };
    return (
      <BusinessPicker
        points={points}
        value={value}
        onChange={handleChange}
        language="en"
        label="Promoted business"
        {...props}
      />
    );
  }
  render(<Host />);
  return { onChange, user: userEvent.setup() };
}

const field = () => screen.getByRole('button', { name: /^Promoted business/ });
const combobox = () => screen.getByRole('combobox');
/** The node that keys act on. */
const active = () =>
  document.getElementById(combobox().getAttribute('aria-activedescendant') ?? '')?.textContent;
const node = (name: string) => screen.getByRole('treeitem', { name });

it.each([
  ['nothing', '', 'Promoted business, Select a business'],
  ['a business with its path', '3010101', 'Promoted business, 滑雪旅游, 旅游出行 › 主题旅游'],
  ['an id that is not in the list', '77', 'Promoted business, Not in the list: 77'],
])('names %s', (_what, value, name) => {
  renderPicker({ value });
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('browses the tree by keys, selects, and returns the focus', async () => {
  const { user, onChange } = renderPicker();
  await user.click(field());
  expect(document.activeElement).toBe(combobox());
  expect(combobox().getAttribute('aria-haspopup')).toBe('tree');
  expect(active()).toBe('旅游出行');
  await user.keyboard('{ArrowDown}{End}{ArrowDown}');
  expect(active()).toBe('IT 服务');
  await user.keyboard('{Home}{ArrowRight}{Enter}{ArrowDown}');
  expect(active()).toBe('温泉旅游');
  expect(node('温泉旅游').getAttribute('aria-level')).toBe('3');
  expect(node('主题旅游').getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(active()).toBe('旅游出行');
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(onChange.mock.calls).toEqual([['3010101']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field());
});

it('opens at the selected business', async () => {
  const { user, onChange } = renderPicker({ value: '3010101' });
  await user.click(field());
  expect(active()).toBe('滑雪旅游');
  expect(node('滑雪旅游').getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

it('browses by clicks: groups open, and only businesses can be selected', async () => {
  const { user, onChange } = renderPicker();
  await user.click(field());
  await user.click(node('旅游出行'));
  await user.click(node('主题旅游'));
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(combobox());
  await user.click(node('滑雪旅游'));
  expect(onChange).toHaveBeenCalledWith('3010101');
});

it('finds by initials, marks matches, and counts the results', async () => {
  const { user, onChange } = renderPicker();
  await user.click(field());
  await user.keyboard('ly');
  expect(combobox().getAttribute('aria-haspopup')).toBe('listbox');
  expect(screen.getByRole('status').textContent).toBe('5 results');
  const options = within(screen.getByRole('listbox', { name: 'Results' })).getAllByRole('option');
  expect(options.map((option) => option.querySelector('mark')?.textContent)).toEqual(
    options.map(() => '旅游'),
  );
  expect(options[2]?.textContent).toBe('滑雪旅游 旅游出行 › 主题旅游 3010101');
  await user.keyboard('{End}{ArrowUp}{Home}{ArrowDown}{ArrowDown}');
  expect(options[2]?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('3010101');
});

it('shows the contents of a group that is selected in the results', async () => {
  const { user, onChange } = renderPicker();
  await user.click(field());
  await user.keyboard('主题');
  expect(screen.getByRole('status').textContent).toBe('1 result');
  await user.click(screen.getByRole('option', { name: /主题旅游.*Group/ }));
  expect(onChange).not.toHaveBeenCalled();
  expect(active()).toBe('主题旅游');
  expect(node('温泉旅游')).toBeTruthy();
});

it('clears a search without results by Escape, then closes', async () => {
  const { user } = renderPicker();
  await user.click(field());
  await user.keyboard('nowhere{Enter}');
  expect(screen.getByRole('status').textContent).toBe('No businesses match “nowhere”.');
  await user.keyboard('{Escape}');
  expect(node('旅游出行')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('draws few of many businesses', async () => {
  const { user } = renderPicker({ points: generatedBusinesses() });
  await user.click(field());
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(100);
  await user.keyboard('fw');
  expect(screen.getAllByRole('option')).toHaveLength(100);
  expect(screen.getByRole('status').textContent).toMatch(/^First 100 of [\d,]+ results\./);
});

it('takes an id while no businesses are imported', async () => {
  const { user, onChange } = renderPicker({ points: empty, value: '12' });
  await user.click(screen.getByRole('button', { name: 'Promoted business, 12' }));
  expect(screen.getByText(/import-business-points/)).toBeTruthy();
  const id = screen.getByRole('textbox', { name: 'Business ID' });
  await user.clear(id);
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await user.type(id, ' ３010203 {Enter}');
  expect(onChange).toHaveBeenCalledWith('3010203');
});

it('says that it loads', async () => {
  const { user } = renderPicker({ points: undefined });
  await user.click(field());
  expect(screen.getByRole('status').textContent).toBe('Loading businesses…');
});

it('says why businesses are missing, and loads them again', async () => {
  const onRetry = vi.fn<() => void>();
  const { user } = renderPicker({ points: undefined, loadError: 'Couldn’t load the businesses.', onRetry });
  await user.click(field());
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the businesses.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('does not open when read-only, and describes its error', async () => {
  const { user } = renderPicker({ isReadOnly: true, error: 'Select a business.' });
  await user.click(field());
  expect(screen.queryByRole('dialog')).toBeNull();
  const description = field().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe('Select a business.');
});
