import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ExportCsvExample } from './export-csv-example';
import code from './export-csv.ts?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Export on a server',
  component: ExportCsvExample,
  parameters: recipeParameters(code),
} satisfies Meta<typeof ExportCsvExample>;
export default meta;

/** The file below the table follows the user's changes of the columns. */
export const Example: StoryObj<typeof meta> = {
  tags: ['!test'],
};

// tests

export const FileFollowsTheColumns: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const file = () =>
      canvas.getByRole('region', { name: 'report.csv' }).textContent.replace('\uFEFF', '').split('\r\n');
    const note = await canvas.findByRole('columnheader', { name: 'Note' });
    await expect(file()).toEqual([
      'Keyword,Note,CTR,Cost ￥',
      'jr pass,Ten days,10.75%,"2,419.84"',
      `'=cmd|calc,"says ""hi"", twice",,-0.50`,
      '',
    ]);
    await userEvent.pointer({ keys: '[MouseRight]', target: note });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide column' }));
    await waitFor(() => expect(file()[0]).toBe('Keyword,CTR,Cost ￥'));
  },
};
