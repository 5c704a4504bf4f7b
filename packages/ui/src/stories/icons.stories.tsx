import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useState } from 'react';
import { expect } from 'storybook/test';
import { SearchField } from '../components/search-field/search-field';
import * as icons from '../icons';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const all = Object.entries(icons).map(([name, icon]) => ({ name: name.replace(/Icon$/, ''), icon }));

function Icons() {
  const [text, setText] = useState('');
  const shown = all.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <>
      <p className="mb-4 max-w-160 text-13 text-fg-2">
        From Lucide, 16 px in controls and 20 px alone, drawn in the colour of their text. An icon without a
        word beside it has a name and a tooltip.
      </p>
      <SearchField
        label="Search icons"
        placeholder="Search icons"
        clearLabel="Clear"
        value={text}
        onValueChange={setText}
        className="mb-6 w-60"
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-4">
        {shown.map(({ name, icon }) => (
          <li key={name} className="flex flex-col items-center gap-2 text-11 text-fg-2">
            {createElement(icon, { 'aria-hidden': true, className: 'size-5 text-fg-1' })}
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

export const Icon: Story = {
  render: () => <Icons />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length);
    await userEvent.type(canvas.getByRole('searchbox'), 'bell');
    const found = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(found.length).toBeLessThan(all.length);
    await expect(found.every((name) => name.includes('Bell'))).toBe(true);
  },
};
