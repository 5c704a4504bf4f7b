import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button/button';
import { ErrorPage } from '../shell';

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
  args: {
    drawing: <rect x="20" y="12" width="72" height="48" rx="6" className="fill-sunken stroke-line-3" />,
    title: 'This page does not exist',
    body: 'The address may be misspelled, or the page was moved.',
    path: '/reports/dayly',
    actions: <Button variant="primary">Open the home page</Button>,
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
