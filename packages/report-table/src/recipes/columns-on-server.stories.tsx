import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ColumnsOnServer } from './columns-on-server';
import code from './columns-on-server.tsx?raw';
import { fetchColumns, storeColumns } from './keyword-server';
import { recipeParameters } from './shown-code';

/** As stored by an older version of the page, and partly invalid. */
const asStored = { columnVisibility: { cpc: false }, columnSizing: { cost: 'wide' } };

const meta = {
  title: 'Report table/Recipes/Columns on a server',
  component: ColumnsOnServer,
  parameters: recipeParameters(code),
  beforeEach: () => storeColumns(asStored),
} satisfies Meta<typeof ColumnsOnServer>;
export default meta;

/** Column state on a server: the stored state is shown, and the user's changes are sent. */
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
