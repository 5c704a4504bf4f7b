import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { CircleCheckIcon, InfoIcon } from '../../icons';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { IconButton } from '../icon-button/icon-button';
import { MetaItem } from './meta-item';
import { MetaLine } from './meta-line';
import { MetaLineExample } from './meta-line.example';
import code from './meta-line.example.tsx?raw';

function sampleItems([period, time, complete]: readonly [string, string, string]) {
  return (
    <>
      <MetaItem isDesktopOnly>{period}</MetaItem>
      <MetaItem>{time}</MetaItem>
      <MetaItem>
        <CircleCheckIcon className="size-3.25 text-ok-fg" />
        {complete}
      </MetaItem>
    </>
  );
}

/**
 * Metadata of the data below it: source, period, time, completeness.
 *
 * - **Do** begin with the items that change how the data is read.
 * - **Do not** put values of the report into it: take a `StatStrip` or a `KpiStrip`.
 */
const meta = {
  title: 'Components/Data/MetaLine',
  tags: ['autodocs'],
  component: MetaLine,
  parameters: {
    ...guide<ComponentProps<typeof MetaLine>>({
      status: 'new',
      roles: 'list with a name; its button, if any, is the last item',
      cn: {
        label: '数据说明',
        children: sampleItems(['2026-11-01 至 2026-11-20', '数据时间 09:12', '数据完整']),
      },
      tw: {
        label: '資料說明',
        children: sampleItems(['2026-11-01 至 2026-11-20', '資料時間 09:12', '資料完整']),
      },
    }),
  },
  args: {
    label: 'About the data',
    children: sampleItems(['Nov 1 – Nov 20, 2026', 'Data as of 09:12', 'Complete']),
  },
} satisfies Meta<typeof MetaLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Example: Story = exampleOf(MetaLineExample, code);
export const Dark: Story = { globals: { theme: 'dark' } };
const buttonNamed = (label: string) => (
  <IconButton size="small" label={label}>
    <InfoIcon />
  </IconButton>
);
export const WithButton: Story = {
  args: { action: buttonNamed('More about the data') },
  parameters: {
    ...textsOf<ComponentProps<typeof MetaLine>>({
      cn: { action: buttonNamed('更多数据说明') },
      tw: { action: buttonNamed('更多資料說明') },
    }),
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div className="w-50">
      <MetaLine {...args} />
    </div>
  ),
};

// tests

export const NamesTheList: Story = {
  tags: ['!dev', '!autodocs'],
  args: { note: 'Not included: Nov 3, 2026', ...WithButton.args },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'About the data' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').at(-1)).toContainElement(canvas.getByRole('button'));
    await expect(canvas.getByText('Not included: Nov 3, 2026')).toBeVisible();
  },
};

export const ShowsTheWholeButtonWithoutItems: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: null, ...WithButton.args },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('list').parentElement?.getBoundingClientRect();
    const { left } = canvas.getByRole('button').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(line?.left ?? Infinity);
  },
};
