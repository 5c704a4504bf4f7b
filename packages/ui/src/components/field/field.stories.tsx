import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { Field } from './field';
import { FieldBox, inputInBox } from './field-box';
import { FieldExample } from './field.example';
import code from './field.example.tsx?raw';

/**
 * Label, control, then hint or error. Use it for a control without a field; TextField and the like
 * include one.
 *
 * - **Do** explain a valid value in the error, which replaces the hint.
 * - **Do not** write a hint that repeats the label.
 */
const meta = {
  title: 'Components/Forms/Field (form control)',
  tags: ['autodocs'],
  component: Field,
  parameters: {
    ...guide<ComponentProps<typeof Field>>({
      keys: [['Tab', 'Moves the focus to it.']],
      roles: 'those of the control; its name is the label, its description the hint or the error',
      cn: { label: '出价', hint: '每次点击最多支付的金额' },
      tw: { label: '出價', hint: '每次點擊最多支付的金額' },
    }),
  },
  args: {
    label: 'Bid',
    className: 'w-60',
    children: (control) => <input {...control} className="w-full border" />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Label and hint are connected to any control. */
export const Default: Story = {
  tags: ['!test'],
  args: { hint: 'The most that a click may cost.', note: 'optional', counter: '1 / 3' },
  parameters: { ...textsOf<ComponentProps<typeof Field>>({ cn: { note: '选填' }, tw: { note: '選填' } }) },
};

export const Example: Story = exampleOf(FieldExample, code);

// tests

export const ConnectsLabelAndHint: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bid'));
    const bid = canvas.getByRole('textbox', { name: 'Bid' });
    await expect(bid).toHaveFocus();
    await userEvent.keyboard('1.5');
    await expect(bid).toHaveValue('1.5');
    await expect(bid).toHaveAccessibleDescription('The most that a click may cost.');
  },
};

/** A control of the host in our style. */
export const ReplacesTheHintByTheError: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: '出價',
    hint: '每次點擊最多支付的金額',
    error: '請輸入 1 以上的金額',
    children: (control) => (
      <FieldBox isInvalid leading="￥">
        <input {...control} className={inputInBox} defaultValue="0.5" />
      </FieldBox>
    ),
  },
  globals: { language: 'tw', theme: 'dark', size: 'mini' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '出價' })).toBeInvalid();
    await expect(canvas.queryByText('每次點擊最多支付的金額')).not.toBeInTheDocument();
  },
};
