import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { exampleLimits } from '../../core/limits/example-limits';
import type { Region } from '../../core/model/rows';
import { RegionTree } from './region-tree';

/** The host keeps the regions as state. */
function EditedTree({ value: initialValue, onChange, ...props }: ComponentProps<typeof RegionTree>) {
  const [value, setValue] = useState(initialValue);
  const handleChange = (next: Region[]) => {
    onChange(next);
    setValue(next);
  };
  return <RegionTree {...props} value={value} onChange={handleChange} />;
}

const jiangsu = [3202, 3204, 3206, 3209, 3210, 3211, 3212].map((regionId) => ({ regionId, factor: 1 }));
const regions: Region[] = [
  { regionId: 31, factor: 1.3 },
  { regionId: 3201, factor: 1.1 },
  { regionId: 3205, factor: 1.2 },
  ...jiangsu,
  { regionId: 33, factor: 1.15 },
  { regionId: 11, factor: 1.25 },
  { regionId: 12, factor: 1 },
  { regionId: 44, factor: 1 },
  { regionId: 45, factor: 1 },
  { regionId: 46, factor: 1 },
];

const meta = {
  title: 'Draft editor/RegionTree (promotion regions)',
  component: RegionTree,
  render: (args) => <EditedTree {...args} />,
  args: { factorLimit: exampleLimits.regionFactor, value: regions, onChange: fn(), language: 'en' },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof RegionTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};

export const Empty: Story = { args: { value: [] } };

export const Failed: Story = {
  args: { value: [], error: 'Select at least one region.' },
  parameters: {
    texts: { cn: { error: '请选择至少一个地域。' }, tw: { error: '請選擇至少一個地區。' } },
  },
};

export const Readonly: Story = { args: { isReadOnly: true } };

/** An imported region that is in neither tree can only be removed. */
export const UnknownRegion: Story = {
  args: { value: [{ regionId: 3, factor: 1.3 }] },
};

export const Narrow: Story = {
  decorators: [
    (Tree) => (
      <div style={{ width: 360 }}>
        <Tree />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Searching: Story = {
  args: { value: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'suzhou');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ');
    await expect(canvas.getByRole('textbox', { name: /Suzhou, Jiangsu|苏州|蘇州/ })).toHaveValue('1.00');
  },
};

export const OwnFactor: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: [{ regionId: 33, factor: 1.15 }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '杭州');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Bidding factor of Hangzhou' })).toHaveFocus();
    await userEvent.keyboard('2{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { regionId: 33, factor: 1.15 },
      { regionId: 3301, factor: 2 },
    ]);
  },
  parameters: { texts: null },
};

// tests

export const CountsSelectedRegions: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: /^East China, 3 of 7/ })).toBeVisible();
    await expect(canvas.getByRole('treeitem', { name: /^Jiangsu, 9 of 13, factor 1\.00/ })).toHaveAttribute(
      'aria-checked',
      'mixed',
    );
    await expect(canvas.getByRole('textbox', { name: 'Bidding factor of South China' })).toHaveValue('1.00');
  },
};

export const KeepsNamesBesideErrors: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Tree) => (
      <div style={{ width: 520 }}>
        <Tree />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Bidding factor of Shanghai' });
    await userEvent.clear(field);
    await userEvent.type(field, '0.9{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const name = field.closest('[data-chosen]')?.querySelector('span');
    await expect(name).toHaveTextContent('Shanghai');
    await expect(name?.getClientRects()).toHaveLength(1);
    await expect(name?.offsetHeight).toBeLessThan(24);
  },
  parameters: { texts: null },
};
