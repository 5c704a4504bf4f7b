import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ServerMode } from './server-mode';
import code from './server-mode.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Server mode',
  component: ServerMode,
  parameters: recipeParameters(code),
} satisfies Meta<typeof ServerMode>;
export default meta;

/** Pages and orders that are requested from a server. */
export const Example: StoryObj<typeof meta> = {
  tags: ['!test'],
};

// tests

export const RequestsPagesAndOrders: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('keyword 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    // the old page stays until the new one is loaded
    await expect(canvas.getByText('keyword 1')).toBeVisible();
    await expect(await canvas.findByText('keyword 11')).toBeVisible();
    await expect(canvas.getByText('11–20 of 98')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Cost/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Cost/ }));
    // the first page of the new order
    await expect(await canvas.findByText('1–10 of 98')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')[2]).toHaveTextContent('keyword 60'));
  },
};
