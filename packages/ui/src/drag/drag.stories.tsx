import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOf } from '../stories/example-of';
import { guide } from '../stories/guide';
import { DragArea } from './drag-area';
import { DragExample } from './drag.example';
import code from './drag.example.tsx?raw';

/**
 * Moves items of a list by mouse, touch and keyboard. `useDrag` has the drop targets of each item; its `DragArea` contains the items, with
 * `useDragItem`, and the drop targets, with `useDropTarget`.
 *
 * - **Do** offer a handle, and let Alt with an arrow key move its item. Show a `DropIndicator` at the drop target.
 * - **Do not** use it for a choice, or as the only way to move an item.
 */
const meta = {
  title: 'Components/Data/Drag (reorder, move)',
  tags: ['autodocs'],
  component: DragArea,
  parameters: {
    ...guide({
      keys: [
        ['Space', 'Picks up the item of the handle, or drops it.'],
        ['Up, Down', 'Moves the picked up item.'],
        ['Alt + Up, Alt + Down', 'Moves the item directly.'],
        ['Escape', 'Cancels.'],
      ],
      roles: 'button for the handle, described by its keys; status for announcements',
    }),
  },
} satisfies Meta<typeof DragArea>;
export default meta;
type Story = StoryObj<object>;

export const Example: Story = exampleOf(DragExample, code);

// tests

const rows = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map((item) => item.textContent);

export const MovesByKeyboard: Story = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const handle = canvas.getByRole('button', { name: 'Move Cost' });
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(rows(canvas)).toEqual(['Clicks', 'Cost', 'CTR']);
    await expect(canvas.getByRole('button', { name: 'Move Cost' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Cost. Position 2 of 3.');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(rows(canvas)).toEqual(['Clicks', 'CTR', 'Cost']);
  },
};
