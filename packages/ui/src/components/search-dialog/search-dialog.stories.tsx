import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FileTextIcon } from '../../icons';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { stateful } from '../../stories/stateful';
import { Button } from '../button/button';
import { SearchDialog, type SearchDialogProps } from './search-dialog';
import { SearchDialogExample } from './search-dialog.example';
import code from './search-dialog.example.tsx?raw';

const fruit = ['Apple', 'Apricot', 'Banana', 'Cherry', 'Grape', 'Lemon', 'Mango', 'Orange', 'Peach', 'Pear'];
const groupOf = (names: readonly string[], hint: string) => [
  { label: hint, items: names.map((name) => ({ id: name, icon: <FileTextIcon />, content: name, hint })) },
];

/** The dialog with a button that opens it; the query filters the items. */
function withButton(props: SearchDialogProps) {
  const [group] = props.groups;
  const items = (group?.items ?? []).filter(({ id }) => id.toLowerCase().includes(props.query.toLowerCase()));
  return (
    <>
      <Button onClick={() => props.onOpenChange(true)}>{props.label}</Button>
      <SearchDialog
        {...props}
        groups={[{ label: props.label, items }]}
        status={props.status.replace(/\d+/, String(items.length))}
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
  title: 'Components/Overlays/SearchDialog (command palette)',
  tags: ['autodocs'],
  component: SearchDialog,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    label: 'Find fruit',
    placeholder: 'Type a name',
    closeLabel: 'Close',
    query: '',
    onQueryChange: fn(),
    groups: groupOf(fruit, 'Market'),
    empty: 'Nothing found',
    status: '10 found',
    onChoose: fn(),
  },
  parameters: {
    ...guide<SearchDialogProps>({
      keys: [
        ['Arrow keys', 'Move to the next or the previous result.'],
        ['Enter', 'Opens the result.'],
        ['Ctrl Enter', 'Opens the result in a new tab.'],
        ['Escape', 'Closes the dialog and returns the focus.'],
      ],
      roles: 'dialog with a combobox, listbox and option; a status announces the number of results',
      cn: {
        label: '查找水果',
        placeholder: '输入名称',
        closeLabel: '关闭',
        empty: '没有结果',
        status: '找到 3 个',
        groups: groupOf(['苹果', '香蕉', '樱桃'], '市场'),
      },
      tw: {
        label: '尋找水果',
        placeholder: '輸入名稱',
        closeLabel: '關閉',
        empty: '沒有結果',
        status: '找到 3 個',
        groups: groupOf(['蘋果', '香蕉', '櫻桃'], '市場'),
      },
    }),
  },
  decorators: [stateful('isOpen', 'onOpenChange'), stateful('query', 'onQueryChange')],
  render: withButton,
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(SearchDialogExample, code);
export const Open: Story = { tags: ['!autodocs', '!test'], args: { isOpen: true } };
export const NothingFound: Story = { tags: ['!test'], ...Open, args: { isOpen: true, query: 'zzz' } };

// tests

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
};

const active = () => screen.getByRole('option', { selected: true });

export const ChoosesByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
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
    await userEvent.click(screen.getByRole('option', { name: /Orange/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('Orange', { isNewTab: false });
    await expect(screen.getByRole('combobox')).toHaveFocus();
  },
};

export const ChoosesNothingWithoutResults: Story = {
  ...NothingFound,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const ReturnsTheFocus: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <SearchDialogExample />,
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};

export const ScrollsToTheActiveResult: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    groups: groupOf(
      Array.from({ length: 60 }, (_, n) => `A fruit with an uncommonly long name, number ${n}`),
      'Market',
    ),
  },
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active()).toBeVisible());
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(Math.floor(active().getBoundingClientRect().bottom)).toBeLessThanOrEqual(list.bottom);
  },
};

export const OpenInMini: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],
  globals: { size: 'mini', language: 'cn' },
};
