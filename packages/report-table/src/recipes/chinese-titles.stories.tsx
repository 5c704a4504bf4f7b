import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChineseTitles } from './chinese-titles';
import code from './chinese-titles.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Chinese titles',
  component: ChineseTitles,
  parameters: recipeParameters(code),
  globals: { language: 'cn' },
} satisfies Meta<typeof ChineseTitles>;
export default meta;

/** Widths that follow Chinese titles. */
export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const cpc = await canvas.findByRole('columnheader', { name: /平均点击价格/ });
    await expect(cpc.getBoundingClientRect().width).toBe(149);
    await expect(canvas.getByText('平均点击价格￥：149 px')).toBeVisible();
    await expect(canvas.getByText('2,419.84')).toBeVisible();
    for (const head of canvas.getAllByRole('columnheader')) {
      const [title] = head.getElementsByClassName('truncate');
      await expect(title?.scrollWidth).toBe(title?.clientWidth);
    }
  },
};
