import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { SegmentedControl } from './segmented-control';
import { SegmentedNav } from './segmented-nav';

const items = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'month', label: 'Monthly' },
] as const;

function Period() {
  const [period, setPeriod] = useState<(typeof items)[number]['value']>('daily');
  return <SegmentedControl label="Period" items={items} value={period} onValueChange={setPeriod} />;
}

/**
 * One of two to four visible options; takes effect at once. `SegmentedNav` is the same for pages.
 *
 * - **Do** use short labels of one kind.
 * - **Do not** use it for commands, or for labels that wrap (RadioGroup).
 */
const meta = { title: 'ui/SegmentedControl', tags: ['autodocs'], component: Period } satisfies Meta<
  typeof Period
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Daily' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toHaveFocus();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sizes: Story = {
  render: () => (
    <EachSize>
      <Period />
    </EachSize>
  ),
};

export const Navigation: Story = {
  render: () => (
    <SegmentedNav
      label="Period"
      items={items}
      current="weekly"
      renderLink={(item, props) => (
        <a href={`#${item.value}`} {...props}>
          {item.label}
        </a>
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Weekly');
    await expect(canvas.getByRole('navigation', { name: 'Period' })).toBeInTheDocument();
  },
};
export const Chinese: Story = {
  render: () => (
    <SegmentedControl
      label="报告周期"
      items={[
        { value: 'daily', label: '日报' },
        { value: 'weekly', label: '周报' },
      ]}
      value="daily"
      onValueChange={fn()}
    />
  ),
  globals: { language: 'cn' },
};
