import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recipeParameters } from './shown-code';
import { PlaceTable } from './tree';
import code from './tree.tsx?raw';

const meta = {
  title: 'Report table/Tree',
  component: PlaceTable,
  parameters: recipeParameters(code),
} satisfies Meta<typeof PlaceTable>;
export default meta;

/** Each level comes from the server when its row is expanded. */
export const Example: StoryObj<typeof meta> = {
  tags: ['!test'],
};

// tests

export const OpensByKeyboard: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const rowOf = (name: string) => canvas.getByRole('row', { name: new RegExp(`${name} [\\d,]+\\.`) });
    const activeRow = () => {
      const id = canvas.getByRole('treegrid').getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.closest('[role=row]');
    };
    await waitFor(() => expect(rowOf('Japan')).toHaveAttribute('aria-expanded', 'false'));
    canvas.getByRole('treegrid', { name: 'Places' }).focus();

    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(rowOf('Kyoto')).toHaveAttribute('aria-level', '2'));
    await expect(rowOf('Japan')).toHaveAttribute('aria-expanded', 'true');
    await expect(rowOf('Kyoto')).toHaveAttribute('aria-posinset', '2');
    await expect(rowOf('Kyoto')).toHaveAttribute('aria-setsize', '3');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(rowOf('Gion')).toHaveAttribute('aria-level', '3'));
    await expect(rowOf('Gion')).not.toHaveAttribute('aria-expanded');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(activeRow()).toBe(rowOf('Kyoto'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByText('Kyoto')).toBeNull());
    await expect(activeRow()).toBe(rowOf('Japan'));
  },
};

export const TriesAgain: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand Korea' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t load these rows');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Busan')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
