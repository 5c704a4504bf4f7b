import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { Spinner } from './spinner';
import { SpinnerExample } from './spinner.example';
import code from './spinner.example.tsx?raw';

/**
 * A spinning ring for a short wait, in the colour of the text around it.
 *
 * - **Do** name the pending task beside it or in its label.
 * - **Do not** fill a page with it: show a Skeleton of the content.
 */
const meta = {
  title: 'Components/Feedback/Spinner (loader)',
  tags: ['autodocs'],
  component: Spinner,
  parameters: {
    ...guide<ComponentProps<typeof Spinner>>({
      roles: 'status, with the label',
      cn: { label: '正在加载' },
      tw: { label: '載入中' },
    }),
  },
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(SpinnerExample, code);

// tests

export const IsAStatus: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
