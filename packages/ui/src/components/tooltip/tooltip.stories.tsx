import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, screen } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';
import { TooltipExample } from './tooltip.example';
import code from './tooltip.example.tsx?raw';

/**
 * A short text for the hovered or focused element: the name of an icon, a truncated name.
 *
 * - **Do** keep it to one line, on elements that take the focus.
 * - **Do not** put a link, necessary instructions, or text that is visible already into it.
 */
const meta = {
  title: 'Components/Overlays/Tooltip (hint)',
  tags: ['autodocs'],
  component: Tooltip,
  parameters: {
    ...guide<ComponentProps<typeof Tooltip>>({
      keys: [
        ['Tab', 'Shows it with the focus.'],
        ['Escape', 'Hides it.'],
      ],
      roles: 'tooltip, which describes its element and is hidden otherwise',
      cn: { content: '消费除以点击', children: <Button>平均点击价格</Button> },
      tw: { content: '費用除以點擊', children: <Button>平均單次點擊費用</Button> },
    }),
  },
  args: { content: 'Cost divided by clicks', children: <Button>CPC</Button>, side: 'bottom' },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(TooltipExample, code);

// tests

export const ShownOnFocus: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent(
      'Cost divided by clicks',
    );
    await expect(canvas.getByRole('button', { name: 'CPC' })).toHaveAccessibleDescription(
      'Cost divided by clicks',
    );
  },
};
