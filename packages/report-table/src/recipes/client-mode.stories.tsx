import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClientMode } from './client-mode';
import code from './client-mode.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Client mode',
  component: ClientMode,
  parameters: recipeParameters(code),
} satisfies Meta<typeof ClientMode>;
export default meta;

/** Sorted and paged in memory. */
export const Example: StoryObj<typeof meta> = {
  tags: ['!test'],
};

// tests

export const FollowsTheLanguageOfTheToolbar: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: '各城市費用' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /曝光/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '第 2 頁' })).toBeVisible();
  },
};

export const SortsAndPages: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await canvas.findAllByRole('rowheader');
    await expect(names()).toEqual(['Shanghai', 'Beijing', 'Guangzhou']);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(names()).toEqual(['Shenzhen', 'Hangzhou']);
    await userEvent.click(canvas.getByRole('button', { name: /City/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expect(names()).toEqual(['Beijing', 'Guangzhou', 'Hangzhou']);
  },
};
