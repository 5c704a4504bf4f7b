import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Columns3Icon, DownloadIcon } from '../../icons';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage, type StoryLanguage } from '../../stories/in-language';
import { Button } from './button';
import { ButtonExample } from './button.example';
import code from './button.example.tsx?raw';

/**
 * Runs an action on this page. For a link to another page, give the button `asChild` and the link.
 *
 * - **Do** name the action (Export, Delete draft). Use one filled button per view, and `danger` only for
 *   actions that cannot be undone.
 * - **Do not** write OK or Submit, use the same colour for several buttons of a bar, or disable a button
 *   without a reason that the user can read.
 */
const meta = {
  title: 'Components/Actions/Button',
  tags: ['autodocs'],
  component: Button,
  parameters: {
    ...guide<ComponentProps<typeof Button>>({
      keys: [
        ['Tab', 'Moves the focus to it.'],
        ['Enter, Space', 'Runs the action.'],
      ],
      roles: 'button; aria-busy while loading; link with asChild and a link',
      cn: { children: '导出' },
      tw: { children: '匯出' },
    }),
  },
  args: { children: 'Export' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(ButtonExample, code);
const texts = {
  en: {
    run: 'Export',
    cancel: 'Cancel',
    apply: 'Apply',
    columns: 'Columns',
    filter: 'Filter',
    messages: 'All messages',
    remove: 'Delete',
    disabled: 'Disabled',
    downloads: 'Download centre',
    long: 'A campaign whose name is longer than the toolbar has room for',
  },
  cn: {
    run: '导出',
    cancel: '取消',
    apply: '应用',
    columns: '列',
    filter: '筛选',
    messages: '全部消息',
    remove: '删除',
    disabled: '不可用',
    downloads: '下载中心',
    long: '名称比工具栏可用宽度还要长的推广计划，末尾会以省略号显示',
  },
  tw: {
    run: '匯出',
    cancel: '取消',
    apply: '套用',
    columns: '欄位',
    filter: '篩選',
    messages: '全部訊息',
    remove: '刪除',
    disabled: '無法使用',
    downloads: '下載中心',
    long: '名稱比工具列可用寬度還要長的廣告活動，結尾會以刪節號顯示',
  },
};
const variantsIn = (language: StoryLanguage) => {
  const text = texts[language];
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="primary" icon={<DownloadIcon />}>
        {text.run}
      </Button>
      <Button>{text.cancel}</Button>
      <Button icon={<Columns3Icon />} aria-pressed>
        {text.columns}
      </Button>
      <Button variant="ghost">{text.filter}</Button>
      <Button variant="link">{text.messages}</Button>
      <Button variant="danger">{text.remove}</Button>
      <Button disabled>{text.disabled}</Button>
      <Button variant="primary" disabled>
        {text.disabled}
      </Button>
    </div>
  );
};
export const Variants: Story = { render: inLanguage(variantsIn) };
export const Sizes: Story = {
  render: inLanguage((language) => (
    <EachSize language={language}>
      <Button variant="primary">{texts[language].apply}</Button>
      <Button icon={<DownloadIcon />}>{texts[language].run}</Button>
    </EachSize>
  )),
};

export const Loading: Story = {
  tags: ['!test'],
  args: { variant: 'primary', icon: <DownloadIcon />, onClick: fn() },
  render: (args) => (
    <div className="flex gap-3">
      <Button {...args} />
      <Button {...args} isLoading />
    </div>
  ),
};

export const AsLink: Story = {
  tags: ['!test'],
  render: inLanguage((language) => (
    <Button asChild icon={<DownloadIcon />}>
      <a href="#downloads">{texts[language].downloads}</a>
    </Button>
  )),
};

export const LongText: Story = {
  render: inLanguage((language) => (
    <div className="w-60 overflow-hidden rounded-sm border border-line-2 p-3">
      <Button className="max-w-full">
        <span className="truncate">{texts[language].long}</span>
      </Button>
    </div>
  )),
};

// tests

export const RunsByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const VariantsInDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: inLanguage(variantsIn),
  globals: { theme: 'dark' },
};

export const KeepsWidthAndFocusWhileLoading: Story = {
  ...Loading,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent, args }) => {
    const [idle, loading] = canvas.getAllByRole('button', { name: 'Export' });
    await expect(loading?.offsetWidth).toBe(idle?.offsetWidth);
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    loading?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(loading).toHaveFocus();
  },
};

export const IsALink: Story = {
  ...AsLink,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download centre' });
    await expect(link).not.toHaveAttribute('type');
    await expect(link.querySelector('svg')).toBeInTheDocument();
  },
};
