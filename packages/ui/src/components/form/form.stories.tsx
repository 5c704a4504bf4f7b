import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { SampleForm, completeCampaign } from '../../stories/campaign-form';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage, type StoryLanguage } from '../../stories/in-language';
import { Form } from './form';
import { FormSubmit } from './form-submit';
import { FormTextField } from './form-text-field';
import { FormExample } from './form.example';
import code from './form.example.tsx?raw';

const onSave = fn(() => new Promise((resolve) => setTimeout(resolve, 100)));

/**
 * A form on react-hook-form, with every control that can be bound to it. The recipe shows it with a schema.
 *
 * - **Do** explain in an error how to fix the value. Keep the values when the server rejects them.
 * - **Do not** disable the button until everything is valid, or check a field before the first submit.
 */
const meta = {
  title: 'Components/Forms/Form',
  tags: ['autodocs'],
  component: Form,
  parameters: {
    ...guide({
      keys: [
        ['Tab', 'Moves to the next field.'],
        ['Enter', 'In a field or on the button: submits the form.'],
      ],
      roles:
        'form, named by aria-label; after a rejected submit the focus moves to the first field with an error',
    }),
  },
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Default: Story = {
  tags: ['!test'],
  render: inLanguage((language) => (
    <SampleForm language={language} defaultValues={completeCampaign} onSave={onSave} />
  )),
};

export const Example: Story = exampleOf(FormExample, code);
export const Disabled: Story = {
  tags: ['!test'],
  render: inLanguage((language) => (
    <SampleForm language={language} defaultValues={completeCampaign} disabled />
  )),
};

const searchTexts = {
  en: { word: 'Keyword', save: 'Save' },
  cn: { word: '关键词', save: '保存' },
  tw: { word: '關鍵字', save: '儲存' },
};

function SearchForm({ language }: { language: StoryLanguage }) {
  const text = searchTexts[language];
  const form = useForm({ defaultValues: { word: '' } });
  return (
    <Form form={form} onSubmit={() => undefined} className="flex items-end gap-2">
      <FormTextField control={form.control} name="word" label={text.word} />
      <FormSubmit control={form.control}>{text.save}</FormSubmit>
    </Form>
  );
}
export const Sizes: Story = {
  render: inLanguage((language) => (
    <EachSize language={language}>
      <SearchForm language={language} />
    </EachSize>
  )),
};

// tests

/** Submits the values once, however often the button is pressed. */
export const SubmitsOnce: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Spring');
    await userEvent.click(canvas.getByRole('switch', { name: 'Share with the team' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'No limit' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Tall' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
    const save = canvas.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    await expect(onSave).toHaveBeenCalledTimes(1);
    await expect(onSave).toHaveBeenLastCalledWith({
      ...completeCampaign,
      note: 'Spring',
      isShared: true,
      budget: 'none',
      layout: 'tall',
    });
  },
};

/** A submit with the keyboard shows every error and moves the focus to the first field with an error. */
export const ShowsEveryError: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  render: () => <SampleForm onSave={onSave} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Enter a name');
    await expect(canvas.getByRole('textbox', { name: 'Bid' })).toHaveAccessibleDescription('Enter a bid');
    await expect(canvas.getByRole('combobox', { name: 'Device' })).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: 'Budget' })).toHaveAccessibleDescription(
      'Select a budget',
    );
    await expect(canvas.getByRole('checkbox', { name: 'I accept the terms' })).toHaveAccessibleDescription(
      'Accept the terms to continue',
    );
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('O');
    await expect(name).toBeValid();
    await expect(name).toHaveAccessibleDescription('Seen by your team only.');
  },
};

/** The focus moves to the selected option of a group, here of the only group with an error. */
export const FocusesTheGroupWithAnError: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  render: () => <SampleForm defaultValues={{ ...completeCampaign, budget: '' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'No limit' })).toHaveFocus());
  },
};

/** The server rejects a value: the field shows the error, keeps the value and gets the focus. */
export const ShowsErrorsOfTheServer: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <SampleForm
      defaultValues={completeCampaign}
      serverErrors={{ fields: { 'query.name': 'duplicate' }, message: 'Some values aren’t valid.' }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('This name is taken. Choose another one.');
    await expect(name).toHaveValue('Onsen weekends');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** An error that belongs to no field is shown above the form until the next submit. */
export const ShowsAnErrorAboveTheForm: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  render: () => (
    <SampleForm
      defaultValues={completeCampaign}
      serverErrors={{ fields: {}, message: 'Too many requests. Try again in a minute.' }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many requests');
  },
};

export const IsBusyWhilePending: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <SampleForm defaultValues={completeCampaign} onSave={() => new Promise(() => undefined)} />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await expect(save).toHaveFocus();
  },
};

export const DisablesEveryField: Story = {
  ...Disabled,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Wide' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

/** The form marks the fields that are not required. The mark is not part of the label's accessible name. */
export const MarksOptionalFields: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <SampleForm />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('optional')).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'Note' })).not.toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
    await expect(canvas.getByRole('radiogroup', { name: 'Budget' })).toHaveAttribute('aria-required', 'true');
  },
};

export const FitsOnPhones: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  render: () => (
    <div data-size="touch" className="w-60">
      <SampleForm />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Enter a name');
  },
};
