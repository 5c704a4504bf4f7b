import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CheckIcon, CircleDashedIcon, TriangleAlertIcon } from '../../icons';
import { EachSize } from '../../stories/each-size';
import { Button } from '../button/button';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

const values = ['en', 'cn', 'tw'] as const;

function Languages({ isLastDisabled = false }: { isLastDisabled?: boolean }) {
  const [value, setValue] = useState<(typeof values)[number]>('en');
  return (
    <Tabs value={value} onValueChange={setValue} values={values} className="max-w-150">
      <TabList
        label="Languages"
        trailing={<Button className="[--meridian-control-height:28px]">Fill again</Button>}
      >
        <Tab value="en" icon={<CheckIcon className="text-ok-fg" />} state="written">
          English
        </Tab>
        <Tab value="cn" icon={<TriangleAlertIcon className="text-warn-fg" />} state="not read">
          <span lang="zh-Hans">简体中文</span>
        </Tab>
        <Tab
          value="tw"
          icon={<CircleDashedIcon className="text-fg-3" />}
          state="empty"
          disabled={isLastDisabled}
        >
          <span lang="zh-Hant">繁體中文</span>
        </Tab>
      </TabList>
      {values.map((each) => (
        <TabPanel key={each} value={each} className="py-3">
          Text in {each}
        </TabPanel>
      ))}
    </Tabs>
  );
}

/**
 * Parts of one task, one of them visible. Each name may have a state beside it.
 *
 * - **Do** keep the input of hidden parts, and mark the parts with errors.
 * - **Do not** use it for pages with their own addresses (SegmentedNav), or for ordered steps.
 */
const meta = { title: 'ui/Tabs', tags: ['autodocs'], component: Languages } satisfies Meta<typeof Languages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'English written' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '简体中文 not read', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Text in cn');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: '繁體中文 empty', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'English written', selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fill again' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'English written' })).toHaveFocus();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Disabled: Story = {
  args: { isLastDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: '简体中文 not read', selected: true })).toHaveFocus();
  },
};
export const Narrow: Story = {
  render: () => (
    <div className="w-48">
      <Languages />
    </div>
  ),
};
export const Sizes: Story = {
  render: () => (
    <EachSize>
      <Languages />
    </EachSize>
  ),
};
