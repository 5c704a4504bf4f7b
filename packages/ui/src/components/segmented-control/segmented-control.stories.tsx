import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { stateful } from '../../stories/stateful';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control';
import { SegmentedControlExample } from './segmented-control.example';
import code from './segmented-control.example.tsx?raw';
import { SegmentedNav } from './segmented-nav';

const itemsNamed = (daily: string, weekly: string, monthly: string) => [
  { value: 'daily', label: daily },
  { value: 'weekly', label: weekly },
  { value: 'month', label: monthly },
];
const items = {
  en: itemsNamed('Daily', 'Weekly', 'Monthly'),
  cn: itemsNamed('日报', '周报', '月报'),
  tw: itemsNamed('日報', '週報', '月報'),
};

/**
 * One of two to four visible options; takes effect at once. `SegmentedNav` is the same for pages.
 *
 * - **Do** use short labels of one kind.
 * - **Do not** use it for commands, or for labels that wrap (RadioGroup).
 */
const meta = {
  title: 'Components/Forms/SegmentedControl (button group)',
  tags: ['autodocs'],
  component: SegmentedControl,
  args: { label: 'Period', items: items.en, value: 'daily', onValueChange: fn() },
  parameters: {
    ...guide<SegmentedControlProps<string>>({
      keys: [
        ['Tab', 'Moves the focus to the selected option.'],
        ['Arrow keys', 'Select the next or the previous option.'],
      ],
      roles: 'radiogroup, radio; SegmentedNav: navigation with links',
      cn: { label: '报告周期', items: items.cn },
      tw: { label: '報表週期', items: items.tw },
    }),
  },
  decorators: [stateful('value', 'onValueChange')],
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(SegmentedControlExample, code);
export const Navigation: Story = {
  tags: ['!test'],
  render: inLanguage((language, { label }) => (
    <SegmentedNav
      label={label}
      items={items[language]}
      current="weekly"
      renderLink={(item, props) => (
        <a href={`#${item.value}`} {...props}>
          {item.label}
        </a>
      )}
    />
  )),
};

export const Sizes: Story = {
  render: inLanguage((language) => (
    <EachSize language={language}>
      <SegmentedControlExample language={language} />
    </EachSize>
  )),
};

// tests

export const SelectsByArrowKeys: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Daily' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toHaveFocus();
  },
};

export const NavigationHasACurrentPage: Story = {
  ...Navigation,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Weekly');
    await expect(canvas.getByRole('navigation', { name: 'Period' })).toBeInTheDocument();
  },
};
