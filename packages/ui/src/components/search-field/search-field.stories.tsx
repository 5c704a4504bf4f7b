import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Kbd } from '../kbd/kbd';
import { SearchField, type SearchFieldProps } from './search-field';

function Searching({ onValueChange, ...props }: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    onValueChange(next);
  };
  return <SearchField {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'ui/SearchField',
  component: SearchField,
  render: (args) => <Searching {...args} />,
  args: {
    label: 'Search keywords',
    placeholder: 'Search keywords',
    clearLabel: 'Clear',
    value: '',
    onValueChange: fn(),
    className: 'w-52',
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { trailing: <Kbd>/</Kbd> } };

export const ClearedByKeyOrButton: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search keywords' });
    await userEvent.type(field, 'jr pass{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'visa');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const FilledDark: Story = { args: { value: 'jr pass 购买' }, globals: { theme: 'dark' } };
