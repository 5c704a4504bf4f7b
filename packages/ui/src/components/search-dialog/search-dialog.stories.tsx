import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FileTextIcon } from '../../icons';
import { EachSize } from '../../stories/each-size';
import { Button } from '../button/button';
import { Kbd } from '../kbd/kbd';
import { SearchDialog, type SearchDialogProps } from './search-dialog';

const fruit = ['Apple', 'Apricot', 'Banana', 'Cherry', 'Grape', 'Lemon', 'Mango', 'Orange', 'Peach', 'Pear'];

interface FruitProps extends Partial<SearchDialogProps> {
  names?: readonly string[];
  opens?: string;
}

function Fruit({ names = fruit, opens = 'Find fruit', ...props }: FruitProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const found = names.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{opens}</Button>
      <SearchDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        label={opens}
        placeholder="Type a name"
        closeLabel="Close"
        query={query}
        onQueryChange={setQuery}
        groups={[
          {
            label: opens,
            items: found.map((name) => ({ id: name, icon: <FileTextIcon />, content: name, hint: 'Market' })),
          },
        ]}
        empty="Nothing found"
        status={`${String(found.length)} found`}
        onChoose={() => setIsOpen(false)}
        footer={
          <span>
            <Kbd>Enter</Kbd> Open
          </span>
        }
        {...props}
      />
    </>
  );
}

/**
 * Finds one of many items from any page, by keyboard alone.
 *
 * - **Do** announce the number of results, and show the keys at the bottom.
 * - **Do not** use it to filter a visible list (SearchField).
 */
const meta = {
  title: 'ui/SearchDialog',
  tags: ['autodocs'],
  component: Fruit,
  args: { onChoose: fn() },
} satisfies Meta<typeof Fruit>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
};
const active = () => screen.getByRole('option', { selected: true });

export const Default: Story = {
  play: async (context) => {
    await open(context);
    const { userEvent, args } = context;
    await expect(active()).toHaveTextContent('Apple');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('Banana');
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', active().id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(active()).toHaveTextContent('Pear');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Apple');
    await userEvent.keyboard('an');
    await expect(active()).toHaveTextContent('Banana');
    await expect(screen.getByRole('status')).toHaveTextContent('3 found');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('Banana', { isNewTab: false });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('Banana', { isNewTab: true });
  },
};

export const NothingFound: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('zzz{Enter}');
    await expect(screen.getByText('Nothing found')).toBeVisible();
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(context.args.onChoose).not.toHaveBeenCalled();
  },
};

export const ClosedByEscape: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};

export const ChosenByPointer: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('option', { name: /Cherry/ }));
    await expect(context.args.onChoose).toHaveBeenLastCalledWith('Cherry', { isNewTab: false });
    await expect(screen.getByRole('combobox')).toHaveFocus();
  },
};

export const OpenDark: Story = { globals: { theme: 'dark' }, play: open };
export const Chinese: Story = {
  args: { opens: '查找水果', names: ['苹果', '香蕉', '樱桃'], placeholder: '输入名称' },
  globals: { language: 'cn' },
  play: open,
};
export const LongText: Story = {
  args: { names: Array.from({ length: 60 }, (_, n) => `A fruit with an uncommonly long name, number ${n}`) },
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active()).toBeVisible());
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(Math.floor(active().getBoundingClientRect().bottom)).toBeLessThanOrEqual(list.bottom);
  },
};
export const Sizes: Story = {
  render: () => (
    <EachSize>
      <Fruit />
    </EachSize>
  ),
};
