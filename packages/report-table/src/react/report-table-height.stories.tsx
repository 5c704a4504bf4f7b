import type { Language } from '@meridian/i18n/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReportTable } from '../index';
import { reportTableArgTypes } from '../testing/arg-types';
import { keywordRows, keywordSummary, type KeywordRow } from '../testing/keyword-report';
import { keywordReport } from '../testing/keyword-table';

const fiveRows = (language: Language) => ({
  ...keywordReport(language),
  rows: keywordRows(language).slice(0, 5),
});

const meta = {
  title: 'Report table/Height',
  component: ReportTable<KeywordRow>,
  argTypes: reportTableArgTypes,
  parameters: { texts: { cn: fiveRows('cn'), tw: fiveRows('tw') } },
  args: fiveRows('en'),
} satisfies Meta<typeof ReportTable<KeywordRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As high as its rows: for cards, dialogs and pages that scroll as a whole. */
export const HeightOfRows: Story = {
  args: { height: 'auto', summary: keywordSummary },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(grid.parentElement?.scrollHeight).toBe(grid.parentElement?.clientHeight);
  },
};

/** As high as its empty state. */
export const HeightOfEmptyState: Story = {
  tags: ['!test'],
  args: { height: 'auto', rows: [] },
  parameters: { texts: { cn: { rows: [] }, tw: { rows: [] } } },
};

/** A height in CSS pixels: the rows scroll inside it. */
export const HeightInPixels: Story = {
  args: { height: 300, rows: keywordRows('en') },
  parameters: { texts: { cn: { rows: keywordRows('cn') }, tw: { rows: keywordRows('tw') } } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await expect(grid.parentElement?.clientHeight).toBeLessThanOrEqual(300);
    await expect(grid.parentElement?.scrollHeight).toBeGreaterThan(300);
  },
};

// tests

export const EmptyStateIsInView: Story = {
  ...HeightOfEmptyState,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No data')).toBeVisible();
  },
};
