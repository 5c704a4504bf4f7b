import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CampaignTable } from './pinned-rows';
import code from './pinned-rows.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Pinned rows',
  component: CampaignTable,
  parameters: recipeParameters(code),
} satisfies Meta<typeof CampaignTable>;
export default meta;

/** Pinned rows stay in view while the others scroll between them. */
export const Example: StoryObj<typeof meta> = {
  tags: ['!test'],
};

// tests

export const PinnedRowsStayInView: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const rowOf = (name: string) => canvas.getByRole('row', { name: new RegExp(name) });
    const boxOf = (name: string) => rowOf(name).getBoundingClientRect();
    await userEvent.click(await canvas.findByText('Target per campaign'));
    const [target, average] = [boxOf('Target').top, boxOf('Average').top];
    await expect(boxOf('Campaign 0').top).toBeCloseTo(boxOf('Target').bottom, 0);
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}{ArrowUp}');
    await waitFor(async () => {
      await expect(boxOf('Campaign 199').bottom).toBeLessThanOrEqual(average + 1);
      await expect(boxOf('Campaign 199').bottom).toBeGreaterThan(average - 2);
    });
    await expect(boxOf('Target').top).toBeCloseTo(target, 0);
    await expect(boxOf('Average').top).toBeCloseTo(average, 0);
  },
};
