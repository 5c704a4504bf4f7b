import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/button/button';
import { exampleOf } from '../stories/example-of';
import { guide } from '../stories/guide';
import { ErrorPage, type ErrorPageProps } from './error-page';
import { ErrorPageExample } from './error-page.example';
import code from './error-page.example.tsx?raw';

/**
 * A page that says why there is no page: not found, or not allowed.
 *
 * - **Do** say what the user can do, and offer it as an action.
 * - **Do not** use it for a part of a page: take `EmptyState` with `kind="failed"`.
 */
const meta = {
  title: 'Components/Navigation/ErrorPage',
  tags: ['autodocs'],
  component: ErrorPage,
  parameters: {
    ...guide<ErrorPageProps>({
      roles: 'alert with a heading of level 1, then the text, the address and the actions',
      status: 'new',
      keys: [
        ['Tab', 'Moves to the address, then to the actions.'],
        ['Left, Right', 'Scrolls a long address.'],
      ],
      cn: {
        title: '此页面不存在',
        body: '地址可能有误，或者页面已移动。',
        actions: <Button variant="primary">打开首页</Button>,
      },
      tw: {
        title: '此頁面不存在',
        body: '網址可能有誤，或是頁面已移動。',
        actions: <Button variant="primary">開啟首頁</Button>,
      },
    }),
  },
  args: {
    drawing: <rect x="20" y="12" width="72" height="48" rx="6" className="fill-sunken stroke-line-3" />,
    title: 'Page not found',
    body: 'The address may be misspelled, or the page was moved.',
    path: '/reports/dayly',
    actions: <Button variant="primary">Open the home page</Button>,
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Example: Story = exampleOf(ErrorPageExample, code);
export const Dark: Story = { globals: { theme: 'dark' } };

// tests

export const MovesFromTheAddressToTheAction: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('/reports/dayly')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open the home page' })).toHaveFocus();
  },
};
