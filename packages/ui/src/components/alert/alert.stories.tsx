import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { Button } from '../button/button';
import { Alert } from './alert';
import { AlertExample } from './alert.example';
import code from './alert.example.tsx?raw';

/**
 * A line inside a page about the content below it.
 *
 * - **Do** say what happened, then what to do. Put the action beside the text.
 * - **Do not** use it for the whole page (Banner), for a passing event (Toast), or for an empty
 *   list (EmptyState).
 */
const meta = {
  title: 'Components/Feedback/Alert',
  tags: ['autodocs'],
  component: Alert,
  parameters: {
    ...guide<ComponentProps<typeof Alert>>({
      roles: 'status; alert for the tone bad, which is announced at once',
      cn: { children: '余额不足一天消费' },
      tw: { children: '餘額不足一天費用' },
    }),
  },
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

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(AlertExample, code);
export const Tones: Story = { render: () => all };

// tests

export const TonesInDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => all,
  globals: { theme: 'dark' },
};
