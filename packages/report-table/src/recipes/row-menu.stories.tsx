import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { OrderRowMenuTable } from './row-menu';
import code from './row-menu.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Row menu',
  component: OrderRowMenuTable,
  parameters: recipeParameters(code),
} satisfies Meta<typeof OrderRowMenuTable>;
export default meta;

/** The button appears beside the name of the row under the pointer. */
export const Example: StoryObj<typeof meta> = {
  tags: ['!test'],
};

// tests

export const OpensBelowItsButton: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Customer 2'));
    const [button] = [...document.querySelectorAll<HTMLElement>('[data-row-menu]')].filter((each) =>
      each.checkVisibility(),
    );
    if (!button) throw new Error('no button in the active row');
    const { left, bottom } = button.getBoundingClientRect();
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: 'Customer: Customer 2' });
    await waitFor(async () => {
      const box = menu.getBoundingClientRect();
      // it stays in the window
      await expect(box.left).toBeLessThan(left + 2);
      await expect(box.top - bottom).toBeLessThan(8);
    });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('Customer 2')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveFocus());
  },
};
