import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { Kbd } from '../kbd/kbd';
import { SearchField, type SearchFieldProps } from './search-field';
import { SearchFieldExample } from './search-field.example';
import code from './search-field.example.tsx?raw';

function Searching({ onValueChange, ...props }: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    onValueChange(next);
  };
  return <SearchField {...props} value={value} onValueChange={change} />;
}

/**
 * Filters the list below it while the user types.
 *
 * - **Do** name the searched items in the label and the placeholder. Escape clears the field.
 * - **Do not** require a button, or search items of other pages (SearchDialog).
 */
const meta = {
  title: 'Components/Forms/SearchField (filter)',
  tags: ['autodocs'],
  component: SearchField,
  parameters: {
    ...guide<ComponentProps<typeof SearchField>>({
      keys: [
        ['Tab', 'Moves the focus to it.'],
        ['Escape', 'Clears the text.'],
      ],
      roles: 'search landmark with a searchbox',
      cn: { label: '搜索关键词', placeholder: '搜索关键词', clearLabel: '清空' },
      tw: { label: '搜尋關鍵字', placeholder: '搜尋關鍵字', clearLabel: '清除' },
    }),
  },
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

export const Default: Story = { tags: ['!test'], args: { trailing: <Kbd>/</Kbd> } };
export const Example: Story = exampleOf(SearchFieldExample, code);
export const Sizes: Story = {
  // the same landmark in five sizes, for comparison
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: inLanguage((language, args) => (
    <EachSize language={language}>
      <Searching {...args} />
      <Searching {...args} value="签证" />
    </EachSize>
  )),
};

// tests

export const ClearsByKeyOrButton: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search keywords' });
    await userEvent.tab();
    await userEvent.keyboard('jr pass');
    await expect(field).toHaveValue('jr pass');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'visa');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const FilledInDark: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 'jr pass 购买' },
  globals: { theme: 'dark' },
};
