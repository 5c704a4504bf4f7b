import { Button, EmptyState } from '@meridian/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ReportTable } from '../index';
import { keywordRows, keywordSummary, keywordTitleInfos, type KeywordRow } from '../testing/keyword-report';
import { keywordRenderers } from '../testing/keyword-table';

const noTotals = { rows: [], summary: undefined };
const noRows = { page: 1, size: 20, totalCount: 0, onChange: fn() };

const meta = {
  title: 'Report table/States (loading, empty, failed)',
  component: ReportTable<KeywordRow>,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="flex h-[640px] flex-col">
        <Story />
      </div>
    ),
  ],
  args: {
    titleInfos: keywordTitleInfos('en'),
    rows: keywordRows('en'),
    summary: keywordSummary,
    caption: 'Keyword report',
    language: 'en',
    pagination: { page: 1, size: 20, totalCount: 98, onChange: fn() },
    onSortChange: fn(),
    renderers: keywordRenderers('en'),
  },
} satisfies Meta<typeof ReportTable<KeywordRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first load: bars where numbers will be, after 200 ms. */
export const Loading: Story = {
  args: { ...noTotals, status: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: /Impressions/ })).toBeVisible();
    await expect(canvas.queryByText(/of 98/)).not.toBeInTheDocument();
    // loaded on demand
    await waitFor(() =>
      expect(canvasElement.querySelector('[role=grid] > [aria-hidden=true]')).toBeVisible(),
    );
  },
};

/** Later loads keep the old rows until the new ones arrive. */
export const Refreshing: Story = {
  args: { status: 'refreshing' },
  // rows about to be replaced are inactive, which contrast does not apply to
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).length).toBe(22);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The host names the empty case; the head stays. */
export const NoMatch: Story = {
  args: {
    ...noTotals,
    pagination: noRows,
    empty: (
      <EmptyState
        kind="noMatch"
        title="No rows match these filters"
        description="98 rows exist for this period without the campaign filter."
        actions={<Button>Clear filters</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rows match these filters')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Keyword' })).toBeVisible();
    await expect(canvas.getByText('No rows')).toBeVisible();
  },
};

/** Another case of emptiness, with the way out of it. */
export const NotCountedYet: Story = {
  args: {
    ...noTotals,
    pagination: noRows,
    empty: (
      <EmptyState
        kind="notCounted"
        title="Today is still being counted"
        description="Data for a day arrives the next morning. The latest full day is November 20."
        actions={<Button>Show November 20</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Today is still being counted')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show November 20' })).toBeVisible();
  },
};

/** Without slots the table shows a generic text. */
export const Empty: Story = {
  args: { ...noTotals, pagination: noRows },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No data')).toBeVisible();
    await expect(canvas.queryByText('Total')).not.toBeInTheDocument();
  },
};

/** The rows failed to load. The host explains why and what to do. */
export const Failed: Story = {
  args: {
    ...noTotals,
    status: 'error',
    error: (
      <EmptyState
        kind="failed"
        title="The report could not be loaded"
        description="The server took longer than 120 seconds. A shorter period usually works."
        actions={<Button variant="primary">Try again</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The report could not be loaded');
    await expect(canvas.getByRole('columnheader', { name: /Cost/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 2' })).not.toBeInTheDocument();
  },
};
