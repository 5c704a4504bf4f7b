import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OwnUnits } from './own-units';
import code from './own-units.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Own units',
  component: OwnUnits,
  parameters: recipeParameters(code),
} satisfies Meta<typeof OwnUnits>;
export default meta;

/** Another currency, times and multiples. */
export const Example: StoryObj<typeof meta> = {
  tags: ['!test'],
};

// tests

export const SortsByTheNumber: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2,250:07:45')).toBeVisible();
    await expect(canvas.getByText('3.42×')).toBeVisible();
    await expect(canvas.getByText('2,268:48:15')).toBeVisible();
    await expect(canvas.getByText('2.76×')).toBeVisible();
    await expect(canvas.getAllByText('--')).toHaveLength(2);
    // sorted by the number, not by its text
    await userEvent.click(canvas.getByRole('button', { name: /Time watched/ }));
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names).toEqual([
      'Total 3 rows',
      'Snow in Hokkaido',
      'Ten days in Kyoto',
      'Okinawa under water',
    ]);
  },
};
