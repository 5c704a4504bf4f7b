import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button/button';
import { EmptyState } from '../components/empty-state/empty-state';
import { exampleOf } from '../stories/example-of';
import { guide } from '../stories/guide';
import { ListPage, type ListPageProps } from './list-page';
import { ListPageExample } from './list-page.example';
import code from './list-page.example.tsx?raw';

/**
 * A page that shows a list: title, actions, filters, then the list.
 *
 * - **Do** put `DataTable` or an `EmptyState` into it.
 * - **Do not** nest it: the page has one title.
 */
const meta = {
  title: 'Components/Navigation/ListPage',
  tags: ['autodocs'],
  component: ListPage,
  parameters: {
    ...guide<ListPageProps>({
      roles: 'heading of level 1; the list follows it',
      status: 'new',
      cn: {
        title: '文件',
        actions: <Button>刷新</Button>,
        children: (
          <EmptyState kind="nothingYet" title="还没有文件" description="导出报告后，文件会显示在这里。" />
        ),
      },
      tw: {
        title: '檔案',
        actions: <Button>重新整理</Button>,
        children: (
          <EmptyState kind="nothingYet" title="還沒有檔案" description="匯出報表後，檔案會顯示在這裡。" />
        ),
      },
    }),
  },
  args: {
    title: 'Files',
    actions: <Button>Refresh</Button>,
    children: (
      <EmptyState kind="nothingYet" title="No files yet" description="Export a report to see it here." />
    ),
  },
} satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Example: Story = exampleOf(ListPageExample, code);
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };
