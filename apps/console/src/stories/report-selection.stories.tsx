import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { allAccounts } from '../lib/session/current-account';
import { consoleStory, startingWith, type ConsoleStoryArgs } from '../testing/console-story';
import { firstAccountId } from '../testing/demo/demo-accounts';
import { firstDraftId } from '../testing/demo/demo-drafts';

/** Selected rows of a report, and the dialogs that change them in a draft of the account. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Report selection',
  args: { ...consoleStory.args, at: '/keywordSearch/keyword/keywordCustom', accountId: firstAccountId },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;
type Play = NonNullable<Story['play']>;

/** Selects the first rows of the page. */
const select: Play = async (context) => {
  const { canvas, userEvent } = context;
  await canvas.findAllByRole('rowheader');
  const boxes = await canvas.findAllByRole('checkbox', { name: /^(Select (?!all)|选择“|選取「)/ });
  for (const box of boxes.slice(0, 3)) await userEvent.click(box);
  await screen.findByRole('group', { name: startingWith(context, 'itemActions', 'label') });
};
/** Selects rows and runs a command of the bar. */
const run =
  (command: string): Play =>
  async (context) => {
    await select(context);
    const name = startingWith(context, 'itemActions', `commands.${command}`);
    const bar = screen.getByRole('group', { name: startingWith(context, 'itemActions', 'label') });
    const button = within(bar).queryByRole('button', { name });
    if (button) await context.userEvent.click(button);
    else {
      // a narrow bar has the command in its menu
      const menu = within(bar)
        .getAllByRole('button')
        .find((each) => each.ariaHasPopup === 'menu');
      if (menu) await context.userEvent.click(menu);
      await context.userEvent.click(await screen.findByRole('menuitem', { name }));
    }
    await screen.findByRole('dialog');
  };

export const Selected: Story = { tags: ['!dev', '!autodocs'], play: select };
export const SelectedCn: Story = { ...Selected, globals: { language: 'cn', theme: 'dark' } };
export const SelectedNarrow: Story = {
  tags: ['!dev', '!autodocs', 'all-cases'],
  play: select,
  globals: { viewport: { value: 'mobile2' } },
};
/** Rows of all accounts: commands need those of one. */
export const SelectedOfAllAccounts: Story = {
  tags: ['!dev', '!autodocs', 'all-cases'],
  args: { accountId: allAccounts },
  play: select,
};
/** Feed ads have no drafts: their rows can be exported and copied. */
export const SelectedFeed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { at: '/feeds/designDaily/designDailyCustom' },
  play: select,
};
export const Pause: Story = { tags: ['!dev', '!autodocs'], play: run('pause') };
export const PauseTw: Story = { ...Pause, globals: { language: 'tw', theme: 'dark' } };
export const ChangeBid: Story = { tags: ['!dev', '!autodocs'], play: run('bid') };
export const AddNegatives: Story = {
  tags: ['!dev', '!autodocs'],
  play: run('negatives'),
};
/** Items that the account does not have any more are listed with the reason. */
export const Skipped: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    responses: {
      '/draft/account/change': {
        data: {
          draftId: firstDraftId,
          version: 2,
          changed: 2,
          unchanged: 0,
          skipped: [{ index: 2, reason: 'not_found' }],
        },
      },
    },
  },
  play: async (context) => {
    await run('pause')(context);
    const add = startingWith(context, 'itemChanges', 'add');
    await context.userEvent.click(await screen.findByRole('button', { name: add }));
    await screen.findByRole('list', { name: startingWith(context, 'itemChanges', 'skippedList') });
  },
};
