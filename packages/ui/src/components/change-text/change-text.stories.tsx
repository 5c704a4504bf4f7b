import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { ChangeText } from './change-text';
import { ChangeTextExample } from './change-text.example';
import code from './change-text.example.tsx?raw';

/**
 * The change of a value from the previous one, with an arrow, a colour and a text for screen readers.
 *
 * - **Do** choose the colour by meaning: a rising cost is not good, a rising number of clicks is.
 * - **Do not** colour a change that is neither good nor bad, or omit the text for screen readers.
 */
const meta = {
  title: 'Components/Data/ChangeText (delta, trend)',
  tags: ['autodocs'],
  component: ChangeText,
  parameters: {
    ...guide<ComponentProps<typeof ChangeText>>({
      roles: 'text; screen readers get the spoken form',
      cn: { change: { text: '4.1%', direction: 'down', tone: 'good', spoken: '下降 4.1%' } },
      tw: { change: { text: '4.1%', direction: 'down', tone: 'good', spoken: '下降 4.1%' } },
    }),
  },
  args: { change: { text: '4.1%', direction: 'down', tone: 'good', spoken: 'down 4.1 percent' } },
} satisfies Meta<typeof ChangeText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(ChangeTextExample, code);
export const Unfavourable: Story = {
  parameters: {
    ...textsOf<ComponentProps<typeof ChangeText>>({
      cn: { change: { text: '8.7%', direction: 'down', tone: 'bad', spoken: '下降 8.7%' } },
      tw: { change: { text: '8.7%', direction: 'down', tone: 'bad', spoken: '下降 8.7%' } },
    }),
  },
  args: { change: { text: '8.7%', direction: 'down', tone: 'bad', spoken: 'down 8.7 percent' } },
};

export const Neither: Story = {
  parameters: {
    ...textsOf<ComponentProps<typeof ChangeText>>({
      cn: { change: { text: '6.4%', direction: 'up', tone: 'neutral', spoken: '上升 6.4%' } },
      tw: { change: { text: '6.4%', direction: 'up', tone: 'neutral', spoken: '上升 6.4%' } },
    }),
  },
  args: { change: { text: '6.4%', direction: 'up', tone: 'neutral', spoken: 'up 6.4 percent' } },
};

export const Unchanged: Story = {
  parameters: {
    ...textsOf<ComponentProps<typeof ChangeText>>({
      cn: { change: { text: '0.0%', direction: 'same', tone: 'neutral', spoken: '无变化' } },
      tw: { change: { text: '0.0%', direction: 'same', tone: 'neutral', spoken: '無變化' } },
    }),
  },
  args: { change: { text: '0.0%', direction: 'same', tone: 'neutral', spoken: 'unchanged' } },
};

const rises = { en: 'up 8.7 percent', cn: '上升 8.7%', tw: '上升 8.7%' };
export const Sizes: Story = {
  render: inLanguage((language, args) => (
    <EachSize language={language}>
      <ChangeText {...args} />
      <ChangeText change={{ text: '8.7%', direction: 'up', tone: 'good', spoken: rises[language] }} />
    </EachSize>
  )),
};

// tests

export const HasATextForScreenReaders: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('down 4.1 percent')).toBeInTheDocument();
    await expect(canvas.getByText('4.1%')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** In a table it shares the baseline of the other numbers, with any arrow. */
export const SharesTheBaseline: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  render: (args) => (
    <p className="text-12 tabular-nums">
      5.43% <ChangeText {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const bottoms = [canvas.getByText(/5\.43%/).firstChild, canvas.getByText('4.1%').firstChild].map(
      (text) => {
        const line = document.createRange();
        if (text) line.selectNodeContents(text);
        return line.getBoundingClientRect().bottom;
      },
    );
    await expect(bottoms[1]).toBeCloseTo(bottoms[0] ?? 0, 0);
  },
};
