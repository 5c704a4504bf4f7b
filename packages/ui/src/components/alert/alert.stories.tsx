import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Alert } from './alert';

const meta = {
  title: 'ui/Alert',
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
      Figures of the last three hours are still being counted, so that sums may rise when you look again later
      today.
    </Alert>
    <Alert tone="ok">24 keywords were added.</Alert>
  </div>
);
export const Tones: Story = { render: () => all };
export const TonesDark: Story = { render: () => all, globals: { theme: 'dark' } };
