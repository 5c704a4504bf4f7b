import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Alert } from './alert';

/**
 * A line inside a page about the content below it.
 *
 * - **Do** say what happened, then what to do. Put the action beside the text.
 * - **Do not** use it for the whole page (Banner), for a passing event (Toast), or for an empty
 *   list (EmptyState).
 */
const meta = {
  title: 'ui/Alert',
  tags: ['autodocs'],
  component: Alert,
  args: { tone: 'bad', children: 'Request failed' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = (
  <div className="flex w-110 flex-col gap-2">
    <Alert tone="bad" action={<Button variant="link">Try again</Button>}>
      Request failed
    </Alert>
    <Alert tone="warn">Balance is less than one day of cost</Alert>
    <Alert tone="info">
      Data of the last three hours is still being counted, so that sums may rise until you open the page again
      today.
    </Alert>
    <Alert tone="ok">24 keywords were added.</Alert>
  </div>
);
export const Tones: Story = { render: () => all };
export const TonesDark: Story = { render: () => all, globals: { theme: 'dark' } };
export const Chinese: Story = {
  globals: { language: 'cn' },
  args: { tone: 'warn', children: '余额不足一天消费', action: <Button variant="link">查看账户</Button> },
};
