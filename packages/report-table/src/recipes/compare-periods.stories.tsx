import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComparePeriods } from './compare-periods';
import code from './compare-periods.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Comparing periods',
  component: ComparePeriods,
  parameters: recipeParameters(code),
} satisfies Meta<typeof ComparePeriods>;
export default meta;

/** Two periods, sorted by the largest changes. */
export const Example: StoryObj<typeof meta> = {
  tags: ['!test'],
};

// tests

export const SortsByTheChange: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('row').slice(3);
    await canvas.findAllByRole('columnheader', { name: 'Previous' });
    await expect(rows().map((row) => row.firstElementChild?.textContent)).toEqual([
      'jr pass',
      'nara deer',
      'tokyo guide',
      'hokkaido ski',
    ]);
    await expect(rows()[0]).toHaveTextContent('13,328.9510,174.77+3,154.1831.0%');
    await expect(rows()[1]).toHaveTextContent('New');
    await userEvent.click(canvas.getByRole('button', { name: 'Show previous value and change for Clicks' }));
    await expect(canvas.getAllByRole('columnheader', { name: 'Previous' })).toHaveLength(1);
  },
};
