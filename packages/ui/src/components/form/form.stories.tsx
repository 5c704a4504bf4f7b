import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { FieldBox, inputInBox } from '../field/field-box';
import { applyServerErrors, type ServerErrors as RejectedValues } from './apply-server-errors';
import { Form } from './form';
import { FormCheckbox } from './form-checkbox';
import { FormChoiceCards } from './form-choice-cards';
import { FormError } from './form-error';
import { FormField } from './form-field';
import { FormPasswordField } from './form-password-field';
import { FormRadioGroup } from './form-radio-group';
import { FormSelect } from './form-select';
import { FormSubmit } from './form-submit';
import { FormSwitch } from './form-switch';
import { FormTextArea } from './form-text-area';
import { FormTextField } from './form-text-field';

interface Values {
  name: string;
  bid: string;
  note: string;
  apiKey: string;
  device: string;
  budget: string;
  layout: string;
  isShared: boolean;
  hasConsent: boolean;
}

const empty: Values = {
  name: '',
  bid: '',
  note: '',
  apiKey: '',
  device: '',
  budget: '',
  layout: '',
  isShared: false,
  hasConsent: false,
};
const complete: Values = {
  ...empty,
  name: 'Onsen weekends',
  bid: '1.5',
  apiKey: 'k-2026',
  device: 'phone',
  budget: 'daily',
  layout: 'wide',
  hasConsent: true,
};

/** Message keys, as a schema gives them. */
const texts: Readonly<Record<string, string>> = {
  nameRequired: 'Enter a name',
  bidRequired: 'Enter a bid',
  apiKeyRequired: 'Enter the API key',
  deviceRequired: 'Select a device',
  budgetRequired: 'Select a budget',
  layoutRequired: 'Select a layout',
  hasConsentRequired: 'Accept the terms to continue',
  duplicate: 'This name is taken. Choose another one.',
};
const formatError = (key: string) => texts[key] ?? key;

/** In an app a schema does this: see the recipe. */
const resolver: Resolver<Values> = (values) => {
  const required = ['name', 'bid', 'apiKey', 'device', 'budget', 'layout', 'hasConsent'] as const;
  const errors: FieldErrors<Values> = {};
  for (const name of required) {
    if (!values[name]) errors[name] = { type: 'required', message: `${name}Required` };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

interface CampaignFormProps {
  defaultValues?: Values;
  onSave?: (values: Values) => unknown;
  /** The server's response. */
  serverErrors?: RejectedValues;
  disabled?: boolean;
}

function CampaignForm({ defaultValues = empty, onSave, serverErrors, disabled }: CampaignFormProps) {
  const form = useForm({ defaultValues, resolver });
  const { control } = form;
  const save = async (values: Values) => {
    await onSave?.(values);
    if (serverErrors)
      applyServerErrors(form, serverErrors, { paths: { 'query.name': 'name' }, textOf: formatError });
  };
  return (
    <Form
      form={form}
      onSubmit={save}
      formatError={formatError}
      optionalNote="optional"
      aria-label="Campaign"
      className="flex max-w-90 flex-col gap-4"
    >
      <FormError control={control} />
      <FormTextField
        control={control}
        name="name"
        label="Name"
        hint="Seen by your team only."
        required
        disabled={disabled}
      />
      <FormField control={control} name="bid" label="Bid" counter="CNY" required>
        {(bid) => (
          <FieldBox leading="￥" isInvalid={bid['aria-invalid']} isDisabled={disabled}>
            <input {...bid} inputMode="decimal" disabled={disabled} className={inputInBox} />
          </FieldBox>
        )}
      </FormField>
      <FormTextArea control={control} name="note" label="Note" disabled={disabled} />
      <FormPasswordField
        control={control}
        name="apiKey"
        label="API key"
        showLabel="Show API key"
        hideLabel="Hide API key"
        autoComplete="off"
        required
        disabled={disabled}
      />
      <FormSelect
        control={control}
        name="device"
        label="Device"
        placeholder="Select a device"
        required
        disabled={disabled}
        options={[
          { value: 'computer', label: 'Computer' },
          { value: 'phone', label: 'Phone' },
        ]}
      />
      <FormRadioGroup
        control={control}
        name="budget"
        label="Budget"
        required
        disabled={disabled}
        options={[
          { value: 'none', label: 'No limit' },
          { value: 'daily', label: 'Daily budget', hint: 'Spending stops when it is reached.' },
        ]}
      />
      <FormChoiceCards
        control={control}
        name="layout"
        label="Layout"
        required
        disabled={disabled}
        choices={[
          { value: 'wide', label: 'Wide', picture: <span className="block h-10 bg-sunken" /> },
          { value: 'tall', label: 'Tall', picture: <span className="block h-16 bg-sunken" /> },
        ]}
      />
      <FormSwitch
        control={control}
        name="isShared"
        label="Share with the team"
        hint="Colleagues can view it."
        disabled={disabled}
      />
      <FormCheckbox
        control={control}
        name="hasConsent"
        label="I accept the terms"
        required
        disabled={disabled}
      />
      <FormSubmit control={control} disabled={disabled} className="self-start">
        Save
      </FormSubmit>
    </Form>
  );
}

/**
 * A form on react-hook-form, with every control that can be bound to it. The recipe shows it with a schema.
 *
 * - **Do** explain in an error how to fix the value. Keep the values when the server rejects them.
 * - **Do not** disable the button until everything is valid, or check a field before the first submit.
 */
const meta = {
  title: 'ui/Form',
  tags: ['autodocs'],
  component: CampaignForm,
} satisfies Meta<typeof CampaignForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submits the values once, however often the button is pressed. */
export const Default: Story = {
  args: { defaultValues: complete, onSave: fn(() => new Promise((resolve) => setTimeout(resolve, 100))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Spring');
    await userEvent.click(canvas.getByRole('switch', { name: 'Share with the team' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'No limit' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Tall' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
    const save = canvas.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenLastCalledWith({
      ...complete,
      note: 'Spring',
      isShared: true,
      budget: 'none',
      layout: 'tall',
    });
  },
};

/** A submit with the keyboard shows every error and moves the focus to the first field with an error. */
export const Required: Story = {
  args: { onSave: fn() },
  play: async ({ args, canvas, userEvent }) => {
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
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('O');
    await expect(name).toBeValid();
    await expect(name).toHaveAccessibleDescription('Seen by your team only.');
  },
};

export const WithErrorsDark: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Enter a name');
  },
  globals: { theme: 'dark' },
};

/** The focus moves to the selected option of a group, here of the only group with an error. */
export const WithErrorInGroup: Story = {
  args: { defaultValues: { ...complete, budget: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'No limit' })).toHaveFocus());
  },
};

/** The server rejects a value: the field shows the error, keeps the value and gets the focus. */
export const ServerErrors: Story = {
  args: {
    defaultValues: complete,
    serverErrors: { fields: { 'query.name': 'duplicate' }, message: 'The values are not valid.' },
  },
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
export const ServerErrorAboveForm: Story = {
  args: {
    defaultValues: complete,
    serverErrors: { fields: {}, message: 'Too many requests. Try again in a minute.' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many requests');
  },
};

export const Pending: Story = {
  args: { defaultValues: complete, onSave: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await expect(save).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { defaultValues: complete, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Wide' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

/** The form marks the fields that are not required. The mark is no part of the label's accessible name. */
export const OptionalFields: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('optional')).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'Note' })).not.toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
    await expect(canvas.getByRole('radiogroup', { name: 'Budget' })).toHaveAttribute('aria-required', 'true');
  },
};
/** The form fits on a phone. */
export const Narrow: Story = {
  ...WithErrorsDark,
  globals: {},
  decorators: [
    (Story) => (
      <div data-size="touch" className="w-60">
        <Story />
      </div>
    ),
  ],
};

function SearchForm() {
  const form = useForm({ defaultValues: { word: '' } });
  return (
    <Form form={form} onSubmit={() => undefined} className="flex items-end gap-2">
      <FormTextField control={form.control} name="word" label="關鍵字" />
      <FormSubmit control={form.control}>儲存</FormSubmit>
    </Form>
  );
}

export const Sizes: Story = {
  render: () => (
    <EachSize>
      <SearchForm />
    </EachSize>
  ),
  globals: { language: 'tw' },
};
