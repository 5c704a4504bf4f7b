import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';
import { firstAccountId } from '../testing/demo/demo-accounts';
import { recordedAt } from '../testing/demo/recorded';

const page = '/keywordSearch/keyword/keywordCustom?compare=previous';

/** Why cost, clicks, conversions or cost per conversion have changed: by effects, and by rows. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Report/Explanation of a change',
  args: { ...consoleStory.args, at: `${page}&explain=cost`, accountId: firstAccountId },
  play: async () => {
    await screen.findByRole('dialog');
  },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

/** The recorded explanation of cost with other values. */
const responding =
  (own: object): ConsoleStoryArgs['responses'] =>
  (language) => {
    const path = '/marketing/api/v1/seachReport/keyword/custom/explanation';
    const { data } = recordedAt(path, { metric: 'cost' }, language);
    return { '/explanation': { data: { ...(data as object), ...own } } };
  };
const without = { before: '', after: '', change: '', effects: {}, rows: [], others: null };
const longName = '北海道温泉酒店预订'.repeat(8);

export const Cost: Story = {
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expect(await within(sheet).findByRole('grid')).toBeVisible();
  },
};
/** What happened in between: the list by date, a form for a note, and its states. */
const toEvents: Story['play'] = async () => {
  const heading = await screen.findByRole('heading', { name: /What happened|期间发生|期間發生/ });
  heading.scrollIntoView();
};
export const Events: Story = { play: toEvents };
export const EventsFailed: Story = {
  tags: ['all-cases'],
  play: toEvents,
  args: { responses: () => ({ '/account/event/list': { code: 500, message: 'Try again.' } }) },
};
export const NoEvents: Story = {
  tags: ['all-cases'],
  play: toEvents,
  args: { responses: () => ({ '/account/event/list': { data: { days: [] } } }) },
};
export const WritesANote: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    const add = await screen.findByRole('button', { name: 'Add a note for Tue, Nov 17, 2026' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add a note' });
    await expect(within(dialog).getByLabelText('Day')).toHaveValue('2026-11-17');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(within(dialog).getByLabelText('Note')).toBeInvalid();
    await userEvent.type(within(dialog).getByLabelText('Note'), 'Sale');
    await userEvent.keyboard('{Tab}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(add).toHaveFocus());
  },
};

export const CostCn: Story = { ...Cost, tags: ['!dev', '!autodocs'], globals: { language: 'cn' } };
export const CostTw: Story = {
  ...Cost,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', theme: 'dark' },
};
export const Narrow: Story = { ...Cost, tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
export const ClicksByDevice: Story = {
  ...Cost,
  args: { at: `${page}&matchType=exact&explain=click&explainBy=device` },
};
export const CostPerConversion: Story = {
  ...Cost,
  args: { at: `${page}&explain=conversionCost&explainBy=device` },
};
export const LongNames: Story = {
  ...Cost,
  args: {
    responses: responding({
      rows: [
        {
          row: { showWord: longName, campaignName: longName, adgroupName: longName },
          change: '-1234567890.1234',
          effects: { volume: '0.0000', mix: '0.0000', clickRate: '0.0000', price: '-1234567890.1234' },
        },
      ],
      others: {
        count: 12,
        change: '0.0000',
        effects: { volume: '0.0000', mix: '0.0000', clickRate: '0.0000', price: '0.0000' },
      },
      before: '1234567890.1234',
      after: '0.0000',
      change: '-1234567890.1234',
      effects: { volume: '0.0000', mix: '0.0000', clickRate: '0.0000', price: '-1234567890.1234' },
    }),
  },
};
export const NoChange: Story = {
  args: {
    responses: responding({
      before: '80.00',
      after: '80.00',
      change: '0.00',
      effects: { volume: '0.00', mix: '0.00', clickRate: '0.00', price: '0.00' },
      rows: [],
      others: null,
    }),
  },
};
export const NoConversions: Story = {
  args: {
    at: `${page}&explain=conversionCost`,
    responses: responding({ ...without, missing: 'conversions' }),
  },
};
export const SeveralCurrencies: Story = {
  args: { responses: responding({ ...without, missing: 'oneCurrency', currency: null }) },
};
export const NoData: Story = { args: { state: 'empty' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
