import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { SearchSelect, type SearchSelectProps } from './search-select';
import { SearchSelectExample } from './search-select.example';
import code from './search-select.example.tsx?raw';

const labels = {
  list: 'Customers',
  search: 'Search customers',
  clear: 'Clear',
  empty: 'No customer matches.',
  loading: 'Loading customers…',
  failed: 'Couldn’t load the customers.',
  retry: 'Try again',
};

/**
 * One of very many options: a list that opens with a search field. The host finds the options, such as on a server, and says with
 * `footnote` if the list shows only part of them.
 *
 * - **Do** use it for records that a user knows by name: customers, companies, accounts, users.
 * - **Do not** use it for a dozen known options: use Select.
 */
const meta = {
  title: 'Components/Forms/SearchSelect (combobox, autocomplete)',
  tags: ['autodocs'],
  component: SearchSelect,
  args: {
    'aria-label': 'Customer',
    options: [],
    selected: undefined,
    onValueChange: fn(),
    text: '',
    onTextChange: fn(),
    placeholder: 'Select a customer',
    labels,
    className: 'w-72',
  },
  parameters: {
    ...guide<SearchSelectProps<string>>({
      keys: [
        ['Enter, Space', 'Opens the list; the focus is in the search field.'],
        ['Arrow up, Arrow down', 'Move to an option.'],
        ['Enter', 'Selects the option.'],
        ['Escape', 'Clears the search field, then closes the list.'],
      ],
      roles: 'combobox; dialog with a combobox, listbox, option, status',
      status: 'new',
      cn: {
        'aria-label': '客户',
        placeholder: '请选择客户',
        labels: {
          list: '客户',
          search: '搜索客户',
          clear: '清空',
          empty: '没有符合的客户。',
          loading: '正在加载客户…',
          failed: '客户加载失败。',
          retry: '重试',
        },
      },
      tw: {
        'aria-label': '客戶',
        placeholder: '請選擇客戶',
        labels: {
          list: '客戶',
          search: '搜尋客戶',
          clear: '清除',
          empty: '沒有符合的客戶。',
          loading: '正在載入客戶…',
          failed: '無法載入客戶。',
          retry: '重試',
        },
      },
    }),
  },
} satisfies Meta<typeof SearchSelect<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const showOpen: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('combobox')).toHaveFocus());
};

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(SearchSelectExample, code);
export const Loading: Story = { tags: ['!autodocs'], args: { status: 'loading' }, play: showOpen };
export const NoMatch: Story = { tags: ['!autodocs'], args: { text: 'zzz' }, play: showOpen };
export const Failed: Story = {
  tags: ['!autodocs'],
  args: { status: 'failed', onRetry: fn() },
  play: showOpen,
};
export const Sizes: Story = {
  render: inLanguage((language) => (
    <EachSize language={language}>
      <SearchSelectExample language={language} />
    </EachSize>
  )),
};

// tests

export const LoadsAgain: Story = {
  tags: ['!dev', '!autodocs'],
  args: { status: 'failed', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const SelectsByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  render: () => <SearchSelectExample />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Customer' });
    select.focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Customers' }));
    const search = panel.getByRole('combobox', { name: 'Search customers' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(panel.getAllByRole('option')).toHaveLength(50);
    await expect(panel.getByRole('status')).toHaveTextContent('50 of 250 customers.');
    // the last of all, which the list does not show
    await userEvent.keyboard('8840462');
    await expect(panel.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveTextContent('枫叶旅行 250');
    await waitFor(() => expect(select).toHaveFocus());
  },
};

export const ClearsBeforeItCloses: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <SearchSelectExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Customer' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Customers' }));
    const search = panel.getByRole('combobox', { name: 'Search customers' });
    await userEvent.type(search, 'ski{ArrowDown}');
    const [, second] = panel.getAllByRole('option');
    await expect(search).toHaveAttribute('aria-activedescendant', second?.id);
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('combobox', { name: 'Customer' })).toHaveTextContent('Select a customer');
  },
};
