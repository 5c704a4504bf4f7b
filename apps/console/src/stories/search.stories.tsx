import { maxCountedNames } from '@meridian/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';
import { firstAccountId } from '../testing/demo/demo-accounts';

const inAccount = { accountId: firstAccountId, channel: 'search' } as const;
const found = {
  data: {
    names: [
      { kind: 'campaign', ...inAccount, name: '北海道 | 品牌' },
      { kind: 'unit', ...inAccount, name: '北海道滑雪', campaignName: '北海道 | 品牌' },
      { kind: 'keyword', ...inAccount, name: '北海道旅游' },
      { kind: 'keyword', ...inAccount, name: '北海道 7 日自由行（含札幌、小樽与富良野往返机票和温泉酒店）' },
      {
        kind: 'draft',
        id: '0191d0a0-0000-4000-8000-000000000001',
        accountId: firstAccountId,
        name: '北海道春季',
      },
      { kind: 'customer', id: '0191d0a0-0000-4000-8000-000000000002', name: '北海道观光株式会社' },
    ],
    counts: [
      { kind: 'campaign', count: 1 },
      { kind: 'unit', count: 1 },
      { kind: 'keyword', count: maxCountedNames },
      { kind: 'draft', count: 1 },
      { kind: 'customer', count: 1 },
    ],
  },
};

const open: NonNullable<StoryObj<ConsoleStoryArgs>['play']> = async ({ userEvent, canvas }) => {
  await canvas.findByRole('heading', { level: 1, hidden: true });
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', {}, { timeout: 5_000 });
  await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
};
const search =
  (text: string): typeof open =>
  async (context) => {
    await open(context);
    await context.userEvent.keyboard(text);
  };

/** The search by Ctrl K for pages, names and actions, and the list of keys by `?`. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Search and keys',
  args: { ...consoleStory.args, at: '/adDraft/list', responses: { '/name/search': found } },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Names: Story = {
  play: async (context) => {
    await search('北海道')(context);
    await expect(await screen.findByRole('option', { name: /北海道春季/ }, { timeout: 5_000 })).toBeVisible();
  },
};
export const Actions: Story = { play: search('文') };
/** Questions about last week, which a report answers. */
export const Questions: Story = { play: search('预算') };
export const Empty: Story = { play: open };
export const NothingFound: Story = {
  args: { responses: { '/name/search': { data: { names: [], counts: [] } } } },
  play: search('zzz'),
};
export const Failed: Story = {
  args: { responses: { '/name/search': { code: 500, message: 'The server could not respond.' } } },
  play: async (context) => {
    await search('home')(context);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
export const NarrowNames: Story = { ...Names, globals: { viewport: { value: 'mobile2' } } };
export const Keys: Story = {
  args: { at: '/keywordSearch/keyword/keywordReport' },
  play: async ({ userEvent, canvas }) => {
    await canvas.findByRole('heading', { level: 1, hidden: true });
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', {}, { timeout: 5_000 })).toBeVisible();
  },
};
