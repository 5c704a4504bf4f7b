import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { consoleStory, press, type ConsoleStoryArgs } from '../testing/console-story';
import { firstAccountId } from '../testing/demo/demo-accounts';
import { demoImportIds } from '../testing/demo/demo-imports';

/** The import centre: upload, and imported files in each state. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Imports',
  args: { ...consoleStory.args, at: '/reportImport', accountId: firstAccountId },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

const waitForDialog = async () => {
  await screen.findByRole('dialog');
};

export const Full: Story = {};
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const RejectedRows: Story = { play: press(['button', 'imports', 'see']) };
export const RejectedFile: Story = { tags: ['!test'], play: press(['button', 'imports', 'why']) };
/** A file with a part of the loaded data: the rows that it would replace, and the question. */
export const Review: Story = {
  args: { at: `/reportImport?id=${demoImportIds.part}` },
  play: waitForDialog,
};
/** A workbook with two sheets and an unknown account, on a phone. */
export const ReviewWorkbook: Story = {
  args: { at: `/reportImport?id=${demoImportIds.workbook}` },
  globals: { viewport: { value: 'mobile2' } },
  play: async (context) => {
    await waitForDialog();
    const radios = await screen.findAllByRole('radio');
    // selected sheets, a new account
    for (const radio of [radios[2], radios[4]]) if (radio) await context.userEvent.click(radio);
    for (const summary of screen.getByRole('dialog').querySelectorAll('summary')) {
      if (!summary.closest('details')?.open) await context.userEvent.click(summary);
    }
  },
};
/** A file whose numbers can be read in two ways, with both sums. */
export const ReviewNumbers: Story = {
  args: { at: `/reportImport?id=${demoImportIds.numbers}` },
  play: async (context) => {
    await waitForDialog();
    const [, comma] = await screen.findAllByRole('radio');
    if (comma) await context.userEvent.click(comma);
  },
};
/** A file with unknown columns: its header row, the meaning of each column, and its period. */
export const ReviewUnknown: Story = {
  args: { at: `/reportImport?id=${demoImportIds.unknown}` },
  play: waitForDialog,
};
export const ReviewUnknownNarrow: Story = {
  ...ReviewUnknown,
  tags: ['all-cases'],
  globals: { viewport: { value: 'mobile2' } },
};
/** A completed import: its content and the data that it replaced. */
export const Details: Story = {
  tags: ['!test'],
  args: { at: `/reportImport?id=${demoImportIds.replaced}` },
  play: waitForDialog,
};
/** The effect of undoing a completed import. */
export const Undo: Story = {
  play: async (context) => {
    await screen.findByRole('heading', { level: 1 });
    const menu = { name: /\S.*search-terms-week-46\.csv|search-terms-week-46\.csv.+/ };
    await context.userEvent.click(await screen.findByRole('button', menu));
    const items = await screen.findAllByRole('menuitem');
    const [undo] = items.slice(-1);
    if (undo) await context.userEvent.click(undo);
    await screen.findByRole('dialog');
  },
};
/** The user's column decisions for earlier files. */
export const HeaderProfiles: Story = { play: press(['button', 'imports', 'mappings.open']) };
export const HeaderProfilesEmpty: Story = {
  tags: ['!test'],
  args: { state: 'empty' },
  play: press(['button', 'imports', 'mappings.open']),
};
export const Missing: Story = { tags: ['!test'], args: { at: '/reportImport?id=gone' }, play: waitForDialog };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
