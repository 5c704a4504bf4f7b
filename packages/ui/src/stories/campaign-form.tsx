import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { FieldBox, inputInBox } from '../components/field/field-box';
import { applyServerErrors, type ServerErrors } from '../components/form/apply-server-errors';
import { Form } from '../components/form/form';
import { FormCheckbox } from '../components/form/form-checkbox';
import { FormChoiceCards } from '../components/form/form-choice-cards';
import { FormError } from '../components/form/form-error';
import { FormField } from '../components/form/form-field';
import { FormPasswordField } from '../components/form/form-password-field';
import { FormRadioGroup } from '../components/form/form-radio-group';
import { FormSelect } from '../components/form/form-select';
import { FormSubmit } from '../components/form/form-submit';
import { FormSwitch } from '../components/form/form-switch';
import { FormTextArea } from '../components/form/form-text-area';
import { FormTextField } from '../components/form/form-text-field';

export interface CampaignValues {
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

const emptyCampaign: CampaignValues = {
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
export const completeCampaign: CampaignValues = {
  ...emptyCampaign,
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
const resolver: Resolver<CampaignValues> = (values) => {
  const required = ['name', 'bid', 'apiKey', 'device', 'budget', 'layout', 'hasConsent'] as const;
  const errors: FieldErrors<CampaignValues> = {};
  for (const name of required) {
    if (!values[name]) errors[name] = { type: 'required', message: `${name}Required` };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

export interface SampleFormProps {
  defaultValues?: CampaignValues;
  onSave?: (values: CampaignValues) => unknown;
  /** The server's response. */
  serverErrors?: ServerErrors;
  disabled?: boolean;
}

/** Every control that can be bound to a form, for stories. */
export function SampleForm({
  defaultValues = emptyCampaign,
  onSave,
  serverErrors,
  disabled,
}: SampleFormProps) {
  const form = useForm({ defaultValues, resolver });
  const { control } = form;
  const save = async (values: CampaignValues) => {
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
