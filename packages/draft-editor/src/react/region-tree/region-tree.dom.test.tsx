import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Region } from '../../core/index';
import { exampleLimits } from '../../core/limits/example-limits';
import { RegionTree } from '../../index';

function renderTree(initial: Region[] = [], props: { isReadOnly?: boolean; error?: string } = {}) {
  const onChange = vi.fn<(regions: Region[]) => void>();
  function Host() {
    const [value, setValue] = useState(initial);
    const handleChange = (next: Region[]) => {
      onChange(next);
      setValue(next);
    };
    return (
      <RegionTree
        factorLimit={exampleLimits.regionFactor}
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

const item = (name: RegExp) => screen.getByRole('treeitem', { name });
const checked = (name: RegExp) => item(name).getAttribute('aria-checked');
const factor = (region: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Bidding factor of ${region}` });
const chosenNames = () =>
  within(screen.getByRole('list', { name: 'Selected' }))
    .queryAllByRole('listitem')
    .map((row) => row.textContent);

it('moves, expands and collapses by arrow keys', async () => {
  const { user } = renderTree();
  act(() => item(/^East China/).focus());
  await user.keyboard('{ArrowRight}');
  expect(item(/^East China/).getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(item(/^Jiangsu/));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(item(/^Nanjing/));
  expect(item(/^Nanjing/).getAttribute('aria-level')).toBe('3');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: /^Nanjing/ })).toBeNull();
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(item(/^Hong Kong, Macau/));
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(item(/^East China/));
});

it('has one Tab stop in the tree', () => {
  renderTree([{ regionId: 3201, factor: 1 }]);
  const items = screen.getAllByRole('treeitem');
  expect(items.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('selects by Space with three states, and collapses all cities to the province', async () => {
  const { user, onChange } = renderTree([{ regionId: 3201, factor: 1 }]);
  expect(checked(/^Jiangsu, 1 of 13/)).toBe('mixed');
  expect(checked(/^East China, 1 of 7/)).toBe('mixed');
  act(() => item(/^Jiangsu/).focus());
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown} ');
  expect(onChange).toHaveBeenLastCalledWith([{ regionId: 32, factor: 1 }]);
  expect(checked(/^Jiangsu, 13 cities, factor 1.00/)).toBe('true');
  await user.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith([]);
  expect(checked(/^Jiangsu/)).toBe('false');
});

it('gives a city a separate factor by Enter, and removes it', async () => {
  const { user, onChange } = renderTree([
    { regionId: 3201, factor: 1 },
    { regionId: 3202, factor: 1 },
  ]);
  expect(chosenNames()).toEqual(['Jiangsu, 2 cities']);
  act(() => item(/^Jiangsu/).focus());
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(factor('Nanjing'));
  await user.keyboard('1.1{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([
    { regionId: 3201, factor: 1.1 },
    { regionId: 3202, factor: 1 },
  ]);
  await user.clear(factor('Jiangsu, 2 cities'));
  await user.type(factor('Jiangsu, 2 cities'), '2{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([
    { regionId: 3201, factor: 1.1 },
    { regionId: 3202, factor: 2 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove the separate factor of Nanjing' }));
  expect(chosenNames()).toEqual(['Jiangsu, 2 cities']);
  expect(factor('Jiangsu, 2 cities').value).toBe('2.00');
});

it('rejects factors that the provider does not accept', async () => {
  const { user, onChange } = renderTree([{ regionId: 31, factor: 1.3 }]);
  await user.clear(factor('Shanghai'));
  await user.type(factor('Shanghai'), '0.5{Enter}');
  expect(screen.getByText('Enter a number from 1.00 to 10.00.')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

it('finds regions by Chinese and by pinyin', async () => {
  const { user } = renderTree();
  const field = screen.getByRole('searchbox');
  await user.type(field, '苏州');
  expect(screen.getAllByRole('treeitem')).toHaveLength(3);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(item(/^East China/));
  await user.clear(field);
  await user.type(field, 'xian');
  expect(item(/^Xi'an/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'nowhere');
  expect(screen.getByText('No matching regions')).toBeTruthy();
});

it('switches to regions overseas, and shows the selected regions of both', async () => {
  const { user, onChange } = renderTree([{ regionId: 31, factor: 1 }]);
  await user.click(screen.getByRole('radio', { name: 'Overseas' }));
  await user.click(item(/^Japan/));
  expect(onChange).toHaveBeenLastCalledWith([
    { regionId: 31, factor: 1 },
    { regionId: 9001, factor: 1 },
  ]);
  expect(chosenNames()).toEqual(['Shanghai', 'Japan']);
});

it('removes rows, and moves the focus to the next one', async () => {
  const { user, onChange } = renderTree([
    { regionId: 31, factor: 1 },
    { regionId: 3205, factor: 1.2 },
    { regionId: 3, factor: 1.3 },
  ]);
  expect(chosenNames()).toEqual(['Shanghai', 'Suzhou, Jiangsu', 'Region 31.30']);
  await user.click(screen.getByRole('button', { name: 'Remove Shanghai' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Suzhou, Jiangsu' }));
  await user.keyboard('{Enter}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('changes nothing when read-only, and describes its error', async () => {
  const { user, onChange } = renderTree([{ regionId: 31, factor: 1.3 }], {
    isReadOnly: true,
    error: 'Select at least one region.',
  });
  await user.click(item(/^Shanghai/));
  await user.keyboard(' {Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(chosenNames()).toEqual(['Shanghai1.30']);
  const description = screen.getByRole('tree').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe('Select at least one region.');
});
