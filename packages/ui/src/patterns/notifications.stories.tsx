import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '../stories/example-of';
import { NotificationsExample } from './notifications.example';
import code from './notifications.example.tsx?raw';

/**
 * Three messages for three ranges: a banner concerns the whole page and lasts, an alert concerns the content
 * below it, a toast reports an event and leaves.
 *
 * - **Do** use a toast for the result of an action, an alert for a problem in place, a banner for an outage.
 * - **Do not** repeat a message in two of them, or put necessary instructions into a toast.
 */
const meta = { title: 'Patterns/Notifications (toast, alert, banner)', tags: ['autodocs'] } satisfies Meta<
  typeof NotificationsExample
>;
export default meta;

export const Example: StoryObj<typeof NotificationsExample> = exampleOf(NotificationsExample, code);
