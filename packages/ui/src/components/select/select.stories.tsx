import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { stateful } from '../../stories/stateful';
import { Select, type SelectProps } from './select';
import { SelectExample } from './select.example';
import code from './select.example.tsx?raw';

const optionsNamed = (computer: string, mobile: string, tv: string, all: string) => [
  { value: 'computer', label: computer },
  { value: 'mobile', label: mobile },
  { value: 'tv', label: tv, isDisabled: true },
  { value: 'all', label: all },
];

/**
 * One of many options in a list that opens. Typing moves to an option.
 *
 * - **Do** keep a known order (1 to 12, A to Z, the order of the menu).
 * - **Do not** use it for two or three options: show them (RadioGroup, SegmentedControl).
 */
const meta = {
  title: 'Components/Forms/Select (dropdown)',
  tags: ['autodocs'],
  component: Select,
  args: {
    'aria-label': 'Device',
    options: optionsNamed('Computer', 'Mobile', 'Television', 'All devices'),
    value: undefined,
    onValueChange: fn(),
    placeholder: 'Select a device',
    className: 'w-60',
  },
  argTypes: { value: { control: 'select', options: ['computer', 'mobile', 'all'] } },
  parameters: {
    ...guide<SelectProps<string>>({
      keys: [
        ['Enter, Space, Arrow keys', 'Open the list.'],
        ['Arrow keys, Home, End', 'Move to an option.'],
        ['A letter', 'Moves to the next option that begins with it.'],
        ['Enter', 'Selects the option.'],
        ['Escape', 'Closes the list.'],
      ],
      roles: 'combobox; region with a listbox, option',
      cn: {
        'aria-label': '设备',
        options: optionsNamed('计算机', '移动设备', '电视', '全部设备'),
        placeholder: '请选择设备',
      },
      tw: {
        'aria-label': '裝置',
        options: optionsNamed('電腦', '行動裝置', '電視', '全部裝置'),
        placeholder: '請選擇裝置',
      },
    }),
  },
  decorators: [stateful('value', 'onValueChange')],
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

// elements beside the story in Storybook's own page are still hidden
const a11y = { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } };
const showOpen: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await screen.findByRole('listbox');
};

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(SelectExample, code);
export const Quiet: Story = {
  tags: ['!test'],
  args: { appearance: 'quiet', value: 'all', className: undefined },
};
export const Open: Story = { tags: ['!autodocs'], parameters: { a11y }, play: showOpen };
export const Sizes: Story = {
  render: inLanguage((language, args) => (
    <EachSize language={language}>
      <SelectExample language={language} />
      <Select {...args} appearance="quiet" value="all" className={undefined} />
    </EachSize>
  )),
};

// tests

export const SelectsByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  render: () => <SelectExample />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Device' });
    await expect(select).toHaveAccessibleDescription('Where the ad may appear.');
    select.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(select).toHaveTextContent('All devices'));
    await waitFor(() => expect(select).toHaveFocus());
  },
};

export const KeepsThePageReadable: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { a11y },
  globals: { theme: 'dark' },
  render: () => <SelectExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Device' }));
    await expect(await screen.findByRole('option', { name: 'Television' })).toHaveAttribute('aria-disabled');
    // the page stays readable, with the button that the list belongs to
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Device' })).toBeVisible());
    const list = screen.getByRole('listbox', { name: 'Device' });
    await expect(screen.getByRole('region', { name: 'Device' })).toContainElement(list);
  },
};

/** Without a visible label, the list has the name of the button. */
export const NamesTheListByText: Story = {
  ...Quiet,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Device' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('listbox', { name: 'Device' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('option', { name: 'All devices' })).toHaveFocus());
    // a key moves the focus itself, not a timer after it
    await fireEvent.keyDown(screen.getByRole('option', { name: 'All devices' }), { key: 'Home' });
    await expect(screen.getByRole('option', { name: 'Computer' })).toHaveFocus();
  },
};
