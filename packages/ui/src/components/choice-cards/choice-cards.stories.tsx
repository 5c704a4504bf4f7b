import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { stateful } from '../../stories/stateful';
import { ChoiceCards, type ChoiceCardsProps } from './choice-cards';
import { ChoiceCardsExample } from './choice-cards.example';
import code from './choice-cards.example.tsx?raw';

const picture = (lines: number) => (
  <span className="block h-12 px-2 pt-2">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="mb-1 block h-0.75 rounded-full bg-line-3" />
    ))}
  </span>
);
const choicesNamed = (names: readonly string[]) =>
  names.map((label, index) => ({ value: String(index), label, picture: picture(index * 2 + 2) }));
const names = {
  en: ['Roomy', 'Regular', 'Dense'],
  cn: ['宽松', '标准', '紧凑'],
  tw: ['寬鬆', '標準', '緊湊'],
};
const lastDisabled = (labels: readonly string[]) =>
  choicesNamed(labels).map((choice, index) => ({ ...choice, isDisabled: index === 2 }));

/**
 * One of two to four options that a picture explains better than a word.
 *
 * - **Do** draw the pictures as small as the difference allows, all in one style.
 * - **Do not** use it without pictures (SegmentedControl) or for more than one row (Select).
 */
const meta = {
  title: 'Components/Forms/ChoiceCards (radio cards)',
  tags: ['autodocs'],
  component: ChoiceCards,
  args: {
    label: 'Density',
    choices: choicesNamed(names.en),
    value: '1',
    onValueChange: fn(),
    className: 'w-75',
  },
  parameters: {
    ...guide<ChoiceCardsProps<string>>({
      keys: [
        ['Tab', 'Moves the focus to the selected card.'],
        ['Arrow keys', 'Select the next or the previous card.'],
      ],
      roles: 'radiogroup, radio',
      cn: { label: '界面密度', choices: choicesNamed(names.cn) },
      tw: { label: '介面密度', choices: choicesNamed(names.tw) },
    }),
  },
  decorators: [stateful('value', 'onValueChange')],
} satisfies Meta<typeof ChoiceCards<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(ChoiceCardsExample, code);
export const WithDisabledChoice: Story = {
  tags: ['!test'],
  args: { choices: lastDisabled(names.en) },
  parameters: {
    ...textsOf<ChoiceCardsProps<string>>({
      cn: { choices: lastDisabled(names.cn) },
      tw: { choices: lastDisabled(names.tw) },
    }),
  },
};

export const LongText: Story = {
  args: { choices: choicesNamed(['As roomy as it can be', 'Regular', 'As dense as it can be']) },
  parameters: {
    ...textsOf<ChoiceCardsProps<string>>({
      cn: { choices: choicesNamed(['在可能的范围内尽量宽松', '标准', '在可能的范围内尽量紧凑']) },
      tw: { choices: choicesNamed(['在可能的範圍內盡量寬鬆', '標準', '在可能的範圍內盡量緊湊']) },
    }),
  },
};

export const Sizes: Story = {
  render: inLanguage((language) => (
    <EachSize language={language}>
      <ChoiceCardsExample language={language} />
    </EachSize>
  )),
};

// tests

export const SelectsByKeyAndClick: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Density' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Regular' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dense' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Roomy' })).toBeChecked();
    await userEvent.click(canvas.getByText('Regular'));
    await expect(canvas.getByRole('radio', { name: 'Regular' })).toBeChecked();
  },
};

export const SkipsDisabledChoices: Story = {
  ...WithDisabledChoice,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dense' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Roomy' })).toBeChecked();
  },
};
