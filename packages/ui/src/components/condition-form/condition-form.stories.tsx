import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { ConditionForm, type ConditionFormProps, type OperatorInput } from './condition-form';
import { ConditionFormExample } from './condition-form.example';
import code from './condition-form.example.tsx?raw';

type Operator = 'contains' | 'in';
type Props = ConditionFormProps<Operator>;

const options = (en: string, other: string) => [
  { value: '0', label: en },
  { value: '1', label: other },
];

/**
 * Operator and values of one condition of a filter. The host knows the operators of a column, what is entered for each, and which values
 * are valid; an error appears once the user applies the condition.
 *
 * - **Do** open it in a popover, from the chip of the filter or the menu of the column.
 * - **Do not** apply conditions while the user enters them: rows that come and go distract from the form.
 */
const meta = {
  title: 'Components/Forms/ConditionForm (filter condition)',
  tags: ['autodocs'],
  component: ConditionForm,
  args: {
    labels: {
      operator: 'Condition',
      value: 'Value',
      from: 'From',
      to: 'To',
      values: 'Values',
      valuesHint: 'One value per line',
      apply: 'Apply',
    },
    operators: [
      { value: 'contains', label: 'Contains' },
      { value: 'in', label: 'Is one of' },
    ],
    initial: { operator: 'contains', values: ['tea'] },
    inputOf: (operator): OperatorInput => ({ input: operator === 'contains' ? 'one' : 'lines' }),
    errorOf: ({ values }) => (values.length === 0 || values.includes('') ? 'Enter a value.' : undefined),
    onApply: fn(),
  },
  parameters: {
    ...guide<Props>({
      keys: [
        ['Enter', 'Applies the condition.'],
        ['Tab', 'Moves to the next field.'],
      ],
      roles: 'form fields: combobox, textbox; checkbox in a group',
      status: 'new',
      cn: {
        labels: {
          operator: '条件',
          value: '值',
          from: '从',
          to: '到',
          values: '值',
          valuesHint: '每行一个值',
          apply: '应用',
        },
        operators: [
          { value: 'contains', label: '包含' },
          { value: 'in', label: '是以下之一' },
        ],
        initial: { operator: 'contains', values: ['茶'] },
      },
      tw: {
        labels: {
          operator: '條件',
          value: '值',
          from: '從',
          to: '到',
          values: '值',
          valuesHint: '每行一個值',
          apply: '套用',
        },
        operators: [
          { value: 'contains', label: '包含' },
          { value: 'in', label: '是以下之一' },
        ],
        initial: { operator: 'contains', values: ['茶'] },
      },
    }),
  },
  render: (args) => (
    <div className="w-72">
      <ConditionForm {...args} />
    </div>
  ),
} satisfies Meta<typeof ConditionForm<Operator>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(ConditionFormExample, code);

export const SeveralValues: Story = {
  args: { initial: { operator: 'in', values: ['tea', 'coffee'] } },
  parameters: {
    ...textsOf<Props>({
      cn: { initial: { operator: 'in', values: ['茶', '咖啡'] } },
      tw: { initial: { operator: 'in', values: ['茶', '咖啡'] } },
    }),
  },
};

export const Options: Story = {
  args: {
    initial: { operator: 'in', values: ['0'] },
    inputOf: () => ({ input: 'options' }),
    options: options('Exact', 'Phrase'),
  },
  parameters: {
    ...textsOf<Props>({
      cn: { initial: { operator: 'in', values: ['0'] }, options: options('精确', '短语') },
      tw: { initial: { operator: 'in', values: ['0'] }, options: options('完全比對', '詞組比對') },
    }),
  },
};

export const Sizes: Story = {
  render: inLanguage((language) => (
    <EachSize language={language}>
      <ConditionFormExample language={language} />
    </EachSize>
  )),
};

// tests

export const SaysWhatIsMissing: Story = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Value' })).toHaveFocus();
    await expect(canvas.queryByText('Enter a value.')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Enter a value.')).toBeVisible();
    await userEvent.keyboard(' 12 {Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Greater than (>): 12');
  },
};

export const KeepsTheValueOfAnotherOperator: Story = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('1');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Condition' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Between' }));
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '2{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Between: 1 2');
  },
};

export const AppliesSelectedOptions: Story = {
  ...Options,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Phrase' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Exact' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenLastCalledWith({ operator: 'in', values: ['1'] });
  },
};
