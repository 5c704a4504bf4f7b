import type { Language } from '@meridian/i18n/core';
import { TextArea } from '@meridian/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { exampleLimits } from '../core/limits/example-limits';
import { lengthLabels } from './labels';
import { LengthCounter } from './length-counter';

const titles = { en: 'Title', cn: '创意标题', tw: '素材標題' };

/** The counter is above its field, as in an editor, and follows the typed text. */
function CountedField({ text: initialText, ...props }: ComponentProps<typeof LengthCounter>) {
  const [text, setText] = useState(initialText);
  return (
    <TextArea
      label={titles[props.language]}
      className="w-100 max-w-full"
      rows={2}
      value={text}
      onChange={(event) => setText(event.target.value)}
      counter={<LengthCounter text={text} {...props} />}
    />
  );
}

const meta = {
  title: 'Draft editor/LengthCounter (character count)',
  component: LengthCounter,
  render: (args) => <CountedField {...args} key={args.text} />,
  args: { text: '{地域}日本签证代办', limit: exampleLimits.title, language: 'en' },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof LengthCounter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('16 / 9–50');
  },
};

export const TooShort: Story = {
  args: { text: '签证' },
  play: async ({ canvasElement, globals }) => {
    // Storybook types globals as any record
    const { short } = lengthLabels[globals['language'] as Language].check;
    await expect(within(canvasElement).getByText(short, { exact: false })).toBeInTheDocument();
  },
};

export const TooLong: Story = { args: { text: '日本签证代办'.repeat(5) } };

export const CodePoints: Story = {
  args: { limit: { ...exampleLimits.title, unit: 'codePoint' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('10 / 9–50');
  },
};
