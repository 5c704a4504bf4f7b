import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { consoleStory, press, type ConsoleStoryArgs } from '../testing/console-story';
import { incompleteBudgets } from '../testing/demo/cost-report';

/** The cost of customers, companies, accounts and channels: a tree of sums. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Cost report',
  args: { ...consoleStory.args, at: '/costReport' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Closed: Story = {};
export const Open: Story = { args: { at: '/costReport?expand=1' } };
export const ExpandAll: Story = { tags: ['!test'], play: press(['button', 'costReport', 'expandAll']) };
export const OffPace: Story = { args: { at: '/costReport?expand=1&offPace=1' } };
export const SeveralMonths: Story = {
  args: { at: '/costReport?expand=1&beginDate=2026-10-01&endDate=2026-11-30' },
};
export const IncompleteBudgets: Story = {
  args: {
    at: '/costReport?expand=1',
    responses: (language) => {
      const data = incompleteBudgets(language);
      return {
        '/report/cost/list': { data, page: { number: 1, size: 20, totalCount: data.list.length } },
      };
    },
  },
};
export const Budgets: Story = {
  args: { at: '/costReport?expand=1' },
  play: async (context) => {
    const [edit] = await context.canvas.findAllByRole('button', { name: /1,227,500/ });
    if (edit) await context.userEvent.click(edit);
    await screen.findByRole('form');
  },
};
export const CopyBudgets: Story = { play: press(['button', 'costReport', 'copy']) };
export const Chinese: Story = {
  tags: ['!dev', '!autodocs'],
  args: { at: '/costReport?expand=1' },
  globals: { language: 'cn', theme: 'dark' },
};
export const Taiwan: Story = {
  tags: ['!dev', '!autodocs'],
  args: { at: '/costReport?expand=1' },
  globals: { language: 'tw', theme: 'dark' },
};
export const Compared: Story = { args: { at: '/costReport?compare=previous' } };
export const Trend: Story = { args: { at: '/costReport?trend=1' } };
export const Export: Story = { tags: ['!test'], play: press(['button', 'costReport', 'export']) };
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { tags: ['!test'], args: { state: 'empty' } };
export const NoMatch: Story = { args: { state: 'empty', at: '/costReport?text=nobody' } };
export const Failed: Story = { tags: ['!test'], args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = {
  tags: ['all-cases'],
  args: { at: '/costReport?expand=1' },
  globals: { viewport: { value: 'mobile2' } },
};
