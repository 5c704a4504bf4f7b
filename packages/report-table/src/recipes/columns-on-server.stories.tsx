import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ColumnsOnServer } from './columns-on-server';
import code from './columns-on-server.tsx?raw';
import { fetchColumns, storeColumns } from './keyword-server';
import { recipeParameters } from './shown-code';

/** As an older version of the page stored it: not all of it is right. */
const asStored = { columnVisibility: { cpc: false }, columnSizing: { cost: 'wide' } };

const meta = {
  title: 'Report table/Recipes/Columns on a server',
  component: ColumnsOnServer,
  parameters: recipeParameters(code),
  beforeEach: () => storeColumns(asStored),
} satisfies Meta<typeof ColumnsOnServer>;
export default meta;

/** Column state that a server keeps: what it has is shown, what the user changes is sent. */
export const Example: StoryObj<typeof meta> = {
  tags: ['!test'],
};

// tests

export const StoresHiddenColumns: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const ctr = await canvas.findByRole('columnheader', { name: 'CTR' });
    await waitFor(() =>
      expect(canvas.queryByRole('columnheader', { name: /Avg. CPC/ })).not.toBeInTheDocument(),
    );
    await userEvent.pointer({ keys: '[MouseRight]', target: ctr });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide column' }));
    await waitFor(() => expect(ctr).not.toBeInTheDocument());
    await waitFor(async () =>
      expect(await fetchColumns()).toEqual({
        columnVisibility: { cpc: false, ctr: false },
        columnSizing: {},
      }),
    );
  },
};
