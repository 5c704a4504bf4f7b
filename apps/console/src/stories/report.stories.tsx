import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { consoleStory, press, startingWith, type ConsoleStoryArgs } from '../testing/console-story';
import { firstAccountId } from '../testing/demo/demo-accounts';

/** A report with its toolbar, filters, comparison, columns and saved views. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Report',
  args: { ...consoleStory.args, at: '/keywordSearch/keyword/keywordCustom', accountId: firstAccountId },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Full: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
/** After a second, loading can be cancelled. */
export const Cancelled: Story = { args: { state: 'loading' }, play: press(['button', 'common', 'cancel']) };
export const CancelledCn: Story = { ...Cancelled, tags: ['!dev', '!autodocs'], globals: { language: 'cn' } };
export const CancelledTw: Story = {
  ...Cancelled,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', theme: 'dark' },
};
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const WithComparison: Story = {
  args: { at: '/keywordSearch/keyword/keywordCustom?compare=previous' },
};
const range = '/keywordSearch/keyword/keywordCustom?compare=2026-10-12..2026-10-24';
/** A range of its own, which is shorter and overlaps with the one of the report. */
export const WithOtherRange: Story = { args: { at: range } };
export const WithOtherRangeCn: Story = {
  ...WithOtherRange,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'cn' },
};
export const WithOtherRangeTw: Story = {
  ...WithOtherRange,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', theme: 'dark' },
};
export const WithOtherRangeNarrow: Story = {
  tags: ['all-cases'],
  ...WithOtherRange,
  globals: { viewport: { value: 'mobile2' } },
};
/** Each name links to the units of its campaign. */
export const Campaigns: Story = { args: { at: '/keywordSearch/campaign/campaignCustom' } };
export const Creatives: Story = { args: { at: '/feeds/designDaily/designDailyCustom' } };
export const MissingView: Story = {
  args: { at: '/keywordSearch/keyword/keywordCustom?view=9ee149e4-a71e-438c-ab4c-d824b1e32529' },
};

const sendPath = '/keywordSearch/keyword/keywordCustom?matchType=exact&sort=cost%20desc';
/** Sends the report as on screen: names the view that is saved with it. */
export const Send: Story = { args: { at: sendPath }, play: press(['button', 'reports', 'send.button']) };
export const SendCn: Story = { ...Send, tags: ['!dev', '!autodocs'], globals: { language: 'cn' } };
export const SendTw: Story = {
  ...Send,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', theme: 'dark' },
};
export const SendNarrow: Story = {
  tags: ['all-cases'],
  ...Send,
  globals: { viewport: { value: 'mobile2' } },
};

/** A campaign report that was not imported, and the sum of its keywords. */
export const FinerOffer: Story = {
  args: { at: '/keywordSearch/campaign/campaignCustom', state: 'empty' },
};
export const FinerOfferCn: Story = {
  ...FinerOffer,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'cn' },
};
export const FinerOfferTw: Story = {
  ...FinerOffer,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw' },
};
export const FinerOfferNarrow: Story = {
  tags: ['all-cases'],
  ...FinerOffer,
  globals: { viewport: { value: 'mobile2' } },
};
export const FinerSums: Story = {
  args: { at: '/keywordSearch/campaign/campaignCustom?from=keyword&metric=cost', state: 'empty' },
};
export const FinerSumsCn: Story = { ...FinerSums, tags: ['!dev', '!autodocs'], globals: { language: 'cn' } };
export const FinerSumsTw: Story = {
  ...FinerSums,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', theme: 'dark' },
};
export const FinerSumsNarrow: Story = {
  tags: ['all-cases'],
  ...FinerSums,
  globals: { viewport: { value: 'mobile2' } },
};

/** Sums of the keywords of each campaign, which open to them. */
export const Grouped: Story = {
  args: { at: '/keywordSearch/keyword/keywordCustom?groupBy=campaignName' },
};
export const GroupedTw: Story = {
  ...Grouped,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', theme: 'dark' },
};
export const GroupedNarrow: Story = {
  ...Grouped,
  tags: ['all-cases'],
  globals: { viewport: { value: 'mobile2' } },
};

/** Each campaign opens to the match modes of its keywords. */
export const Segments: Story = {
  args: { at: '/keywordSearch/campaign/campaignCustom?segment=matchType' },
  play: async ({ userEvent }) => {
    const toggles = await screen.findAllByRole('button', { expanded: false, name: /通用词/ });
    // those of the second one lack some of it
    for (const toggle of toggles.slice(0, 2)) await userEvent.click(toggle);
  },
};
export const SegmentsTw: Story = {
  ...Segments,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', theme: 'dark' },
};
export const SegmentsNarrow: Story = {
  ...Segments,
  tags: ['all-cases'],
  globals: { viewport: { value: 'mobile2' } },
};

const conditions =
  '/keywordSearch/keyword/keywordCustom?compare=previous&where=cost+gt+500&where=conversion+eq+0%7Cctr+lt+0.5&where=matchType+in+exact,phrase&where=showWord+new';
/** Conditions of any column as chips; several of them are alternatives. */
export const Conditions: Story = { args: { at: conditions } };
export const ConditionsCn: Story = {
  ...Conditions,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'cn', theme: 'dark' },
};
export const ConditionsTw: Story = {
  ...Conditions,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw' },
};
export const ConditionsNarrow: Story = {
  tags: ['all-cases'],
  ...Conditions,
  globals: { viewport: { value: 'mobile2' } },
};
/** The columns to filter by, and suggested filters. */
export const AddFilter: Story = { play: press(['button', 'reports', 'filters.add']) };

/** The details of the first row, opened by a key. */
const openRow: Story['play'] = async (context) => {
  const { canvas, userEvent } = context;
  await canvas.findAllByRole('rowheader');
  const grid = await canvas.findByRole('grid');
  grid.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('group', { name: startingWith(context, 'rowPane', 'actions') });
};
export const RowDetails: Story = { ...Campaigns, play: openRow };
export const RowDetailsCn: Story = {
  ...RowDetails,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'cn' },
};
export const RowDetailsTw: Story = {
  ...RowDetails,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', theme: 'dark' },
};
export const RowDetailsNarrow: Story = {
  tags: ['all-cases'],
  ...RowDetails,
  globals: { viewport: { value: 'mobile2' } },
};

const openViews = ['button', 'reports', 'views.button'] as const;
export const SavedViews: Story = { play: press(openViews) };
export const SaveView: Story = { play: press(openViews, ['menuitem', 'reports', 'views.saveNew']) };
export const Export: Story = { play: press(['button', 'reports', 'export.button']) };

/** Opens own metrics from the columns, whose button counts them. */
const openOwnMetrics: NonNullable<Story['play']> = async (context) => {
  await press()(context);
  await context.userEvent.click(await screen.findByRole('button', { name: /^(Columns|列|欄位) ?\d/ }));
  await press(['button', 'reports', 'ownMetrics.button'])(context);
};
/** The metrics that the user defined, and those of a colleague. */
export const OwnMetrics: Story = { play: openOwnMetrics };
export const OwnMetricsCn: Story = {
  ...OwnMetrics,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'cn', theme: 'dark' },
};
export const NoOwnMetrics: Story = { args: { state: 'empty' }, play: openOwnMetrics };
/** The form of a new metric. */
export const NewOwnMetric: Story = {
  play: async (context) => {
    await openOwnMetrics(context);
    // its texts are loaded with the dialog
    const name = /^(New metric|新建指标|新增指標)$/;
    await context.userEvent.click(await screen.findByRole('button', { name }));
  },
};
export const NewOwnMetricTw: Story = {
  ...NewOwnMetric,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw' },
};
