import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { AccountList } from './account-list';
import { AccountListExample } from './account-list.example';
import code from './account-list.example.tsx?raw';

/**
 * The list of a user's accounts, in a popover below an `AccountSwitchButton`.
 *
 * - **Do** put an option for all accounts first if the page can show them together.
 * - **Do not** use it for a list of values in a form (Select).
 */
const meta = {
  title: 'Components/Navigation/AccountList (account switch)',
  tags: ['autodocs'],
  component: AccountList,
  parameters: {
    ...guide<ComponentProps<typeof AccountList>>({
      status: 'new',
      keys: [
        ['Down, Up', 'Moves to the next or previous account; the focus stays in the search field.'],
        ['Enter', 'Selects the account.'],
        ['Escape', 'Clears the text.'],
      ],
      roles: 'combobox that controls a listbox; the current account has aria-selected; no match is a status',
      cn: {
        labels: { list: '账户', search: '查找账户', clear: '清空', empty: '没有匹配的账户' },
        choices: [
          { id: 0, name: '全部账户', detail: '2 个账户', seed: '' },
          { id: 1, name: '流明户外装备', detail: '10023841' },
          { id: 2, name: '海港咖啡', detail: '10023977' },
        ],
      },
      tw: {
        labels: { list: '帳戶', search: '尋找帳戶', clear: '清除', empty: '沒有符合的帳戶' },
        choices: [
          { id: 0, name: '全部帳戶', detail: '2 個帳戶', seed: '' },
          { id: 1, name: '流明戶外裝備', detail: '10023841' },
          { id: 2, name: '海港咖啡', detail: '10023977' },
        ],
      },
    }),
  },
  args: {
    labels: { list: 'Accounts', search: 'Find an account', clear: 'Clear', empty: 'No accounts match' },
    choices: [
      { id: 0, name: 'All accounts', detail: '2 accounts', seed: '' },
      { id: 1, name: 'Lumen Outdoor Gear', detail: '10023841' },
      { id: 2, name: 'Harbor Coffee', detail: '10023977' },
    ],
    currentId: 1,
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div className="w-75">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Example: Story = exampleOf(AccountListExample, code);
/** With titles above neighbouring options of the same group. */
export const Groups: Story = {
  args: {
    choices: [
      { id: 0, name: 'All accounts', detail: '12 accounts', seed: '' },
      { id: 2, name: 'Harbor Coffee', detail: '10023977', group: 'Recent' },
      { id: 3, name: 'Kaede Tea House', detail: '10024113', group: 'Followed' },
      { id: 4, name: 'Northern Islands Travel', detail: '10024390', group: 'Followed' },
      { id: 1, name: 'Lumen Outdoor Gear', detail: '10023841', group: 'Other accounts' },
    ],
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };

// tests

export const FindsAndSelectsByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Find an account' });
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Lumen Outdoor Gear');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(0);
    await userEvent.type(field, '3841');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
    await userEvent.type(field, 'x');
    await expect(canvas.getByRole('status')).toHaveTextContent('No accounts match');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(3);
  },
};

export const FindsInGroups: Story = {
  ...Groups,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Followed' })).toHaveTextContent(/Kaede.*Northern/);
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(4);
    await userEvent.type(field, '113{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(3);
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
  },
};

export const SelectsByMouse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Harbor Coffee/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
  },
};

const longName = 'Northern Islands Travel, search ads of';

/** Accounts of one customer: their names differ at the end only, and stay readable. */
export const LongNames: Story = {
  args: {
    choices: [
      { id: 1, name: `${longName} Hokkaido`, detail: '10023841' },
      { id: 2, name: `${longName} Okinawa`, detail: '10023977' },
    ],
  },
};
export const FindsByNumber: Story = {
  ...LongNames,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, canvasElement }) => {
    for (const option of canvas.getAllByRole('option')) {
      const name = option.querySelector('.font-medium');
      await expect(name?.scrollHeight).toBe(name?.clientHeight);
    }
    await userEvent.type(canvas.getByRole('combobox'), '3977');
    await expect(canvas.getByRole('option')).toHaveTextContent('10023977');
    await expect(canvasElement.querySelector('mark')).toHaveTextContent(/^3977$/);
  },
};
