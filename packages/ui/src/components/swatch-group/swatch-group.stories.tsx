import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { stateful } from '../../stories/stateful';
import { SwatchGroup, type SwatchGroupProps } from './swatch-group';
import { SwatchGroupExample } from './swatch-group.example';
import code from './swatch-group.example.tsx?raw';

const values = ['iris', 'cobalt', 'violet', 'teal', 'graphite'];
const swatchesNamed = (...names: readonly string[]) =>
  values.map((value, index) => ({ value, label: names[index] ?? value }));

/**
 * One of the theme colours. A check mark shows the selected one without relying on colour.
 *
 * - **Do** name every colour.
 * - **Do not** offer custom colours: only ours have enough contrast in both themes.
 */
const meta = {
  title: 'Components/Forms/SwatchGroup (colour picker)',
  tags: ['autodocs'],
  component: SwatchGroup,
  args: {
    label: 'Theme colour',
    swatches: swatchesNamed('Iris', 'Cobalt', 'Violet', 'Teal', 'Graphite'),
    theme: 'light',
    value: 'iris',
    onValueChange: fn(),
  },
  parameters: {
    ...guide<SwatchGroupProps<string>>({
      keys: [
        ['Tab', 'Moves the focus to the selected colour.'],
        ['Arrow keys', 'Select the next or the previous colour.'],
      ],
      roles: 'group with radio; each colour has a name',
      cn: { label: '主题色', swatches: swatchesNamed('鸢尾紫', '钴蓝', '紫罗兰', '青绿', '石墨') },
      tw: { label: '主題色', swatches: swatchesNamed('鳶尾紫', '鈷藍', '紫羅蘭', '青綠', '石墨') },
    }),
  },
  decorators: [stateful('value', 'onValueChange')],
  render: (args, { globals }) => (
    <SwatchGroup {...args} theme={globals['theme'] === 'dark' ? 'dark' : args.theme} />
  ),
} satisfies Meta<typeof SwatchGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(SwatchGroupExample, code);
export const Sizes: Story = {
  render: inLanguage((language) => (
    <EachSize language={language}>
      <SwatchGroupExample language={language} />
    </EachSize>
  )),
};

// tests

export const SelectsByKeyAndClick: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Theme colour' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Iris' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Violet' })).toBeChecked();
    await userEvent.click(canvas.getByTitle('Teal'));
    await expect(canvas.getByRole('radio', { name: 'Teal' })).toBeChecked();
  },
};
