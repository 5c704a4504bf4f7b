import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { SwatchGroup, type SwatchGroupProps } from './swatch-group';

const swatches = [
  { value: 'iris', label: 'Iris' },
  { value: 'cobalt', label: 'Cobalt' },
  { value: 'violet', label: 'Violet' },
  { value: 'teal', label: 'Teal' },
  { value: 'graphite', label: 'Graphite' },
];
const chinese = [
  { value: 'iris', label: '鸢尾紫' },
  { value: 'teal', label: '青绿' },
];

function ThemeColour({
  label = 'Theme colour',
  theme = 'light',
  ...props
}: Partial<Pick<SwatchGroupProps<string>, 'theme' | 'swatches' | 'label'>>) {
  const [colour, setColour] = useState('iris');
  return (
    <SwatchGroup
      label={label}
      swatches={props.swatches ?? swatches}
      theme={theme}
      value={colour}
      onValueChange={setColour}
    />
  );
}

/**
 * One of the theme colours. A check mark shows the selected one without relying on colour.
 *
 * - **Do** name every colour.
 * - **Do not** offer custom colours: only ours have enough contrast in both themes.
 */
const meta = { title: 'ui/SwatchGroup', tags: ['autodocs'], component: ThemeColour } satisfies Meta<
  typeof ThemeColour
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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
export const Dark: Story = { args: { theme: 'dark' }, globals: { theme: 'dark' } };
export const Sizes: Story = {
  render: () => (
    <EachSize>
      <ThemeColour />
    </EachSize>
  ),
};
export const Chinese: Story = {
  args: { label: '主题色', swatches: chinese },
  globals: { language: 'cn' },
};
