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
import type { StoryLanguage } from './in-language';

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

/** Message keys, as a schema returns them. */
const errors: Readonly<Record<StoryLanguage, Readonly<Record<string, string>>>> = {
  en: {
    nameRequired: 'Enter a name',
    bidRequired: 'Enter a bid',
    apiKeyRequired: 'Enter the API key',
    deviceRequired: 'Select a device',
    budgetRequired: 'Select a budget',
    layoutRequired: 'Select a layout',
    hasConsentRequired: 'Accept the terms to continue',
    duplicate: 'This name is taken. Choose another one.',
  },
  cn: {
    nameRequired: '请输入名称',
    bidRequired: '请输入出价',
    apiKeyRequired: '请输入 API 密钥',
    deviceRequired: '请选择设备',
    budgetRequired: '请选择预算',
    layoutRequired: '请选择版式',
    hasConsentRequired: '请同意条款后继续',
    duplicate: '该名称已被使用，请换一个。',
  },
  tw: {
    nameRequired: '請輸入名稱',
    bidRequired: '請輸入出價',
    apiKeyRequired: '請輸入 API 金鑰',
    deviceRequired: '請選擇裝置',
    budgetRequired: '請選擇預算',
    layoutRequired: '請選擇版面',
    hasConsentRequired: '請同意條款後繼續',
    duplicate: '此名稱已被使用，請換一個。',
  },
};

const texts = {
  en: {
    form: 'Campaign',
    optional: 'optional',
    name: 'Name',
    nameHint: 'Seen by your team only.',
    bid: 'Bid',
    note: 'Note',
    apiKey: 'API key',
    show: 'Show API key',
    hide: 'Hide API key',
    device: 'Device',
    selectDevice: 'Select a device',
    computer: 'Computer',
    phone: 'Phone',
    budget: 'Budget',
    none: 'No limit',
    daily: 'Daily budget',
    dailyHint: 'Spending stops when it is reached.',
    layout: 'Layout',
    wide: 'Wide',
    tall: 'Tall',
    share: 'Share with the team',
    shareHint: 'Colleagues can view it.',
    terms: 'I accept the terms',
    save: 'Save',
  },
  cn: {
    form: '计划',
    optional: '选填',
    name: '名称',
    nameHint: '仅团队内部可见。',
    bid: '出价',
    note: '备注',
    apiKey: 'API 密钥',
    show: '显示 API 密钥',
    hide: '隐藏 API 密钥',
    device: '设备',
    selectDevice: '请选择设备',
    computer: '计算机',
    phone: '手机',
    budget: '预算',
    none: '不限',
    daily: '日预算',
    dailyHint: '达到后停止投放。',
    layout: '版式',
    wide: '横版',
    tall: '竖版',
    share: '与团队共享',
    shareHint: '同事可以查看。',
    terms: '我同意条款',
    save: '保存',
  },
  tw: {
    form: '廣告活動',
    optional: '選填',
    name: '名稱',
    nameHint: '僅團隊內部可見。',
    bid: '出價',
    note: '備註',
    apiKey: 'API 金鑰',
    show: '顯示 API 金鑰',
    hide: '隱藏 API 金鑰',
    device: '裝置',
    selectDevice: '請選擇裝置',
    computer: '電腦',
    phone: '手機',
    budget: '預算',
    none: '不限',
    daily: '每日預算',
    dailyHint: '達到後停止投放。',
    layout: '版面',
    wide: '橫式',
    tall: '直式',
    share: '與團隊共用',
    shareHint: '同事可以檢視。',
    terms: '我同意條款',
    save: '儲存',
  },
};

/** In an app a schema does this: see the recipe. */
const resolver: Resolver<CampaignValues> = (values) => {
  const required = ['name', 'bid', 'apiKey', 'device', 'budget', 'layout', 'hasConsent'] as const;
  const found: FieldErrors<CampaignValues> = {};
  for (const name of required) {
    if (!values[name]) found[name] = { type: 'required', message: `${name}Required` };
  }
  return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values, errors: {} };
};

export interface SampleFormProps {
  defaultValues?: CampaignValues;
  onSave?: (values: CampaignValues) => unknown;
  /** The server's response. */
  serverErrors?: ServerErrors;
  disabled?: boolean;
  language?: StoryLanguage;
}

/** Every control that can be bound to a form, for stories. */
export function SampleForm({
  defaultValues = emptyCampaign,
  onSave,
  serverErrors,
  disabled,
  language = 'en',
}: SampleFormProps) {
  const text = texts[language];
  const formatError = (key: string) => errors[language][key] ?? key;
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
      optionalNote={text.optional}
      aria-label={text.form}
      className="flex max-w-90 flex-col gap-4"
    >
      <FormError control={control} />
      <FormTextField
        control={control}
        name="name"
        label={text.name}
        hint={text.nameHint}
        required
        disabled={disabled}
      />
      <FormField control={control} name="bid" label={text.bid} counter="CNY" required>
        {(bid) => (
          <FieldBox leading="￥" isInvalid={bid['aria-invalid']} isDisabled={disabled}>
            <input {...bid} inputMode="decimal" disabled={disabled} className={inputInBox} />
          </FieldBox>
        )}
      </FormField>
      <FormTextArea control={control} name="note" label={text.note} disabled={disabled} />
      <FormPasswordField
        control={control}
        name="apiKey"
        label={text.apiKey}
        showLabel={text.show}
        hideLabel={text.hide}
        autoComplete="off"
        required
        disabled={disabled}
      />
      <FormSelect
        control={control}
        name="device"
        label={text.device}
        placeholder={text.selectDevice}
        required
        disabled={disabled}
        options={[
          { value: 'computer', label: text.computer },
          { value: 'phone', label: text.phone },
        ]}
      />
      <FormRadioGroup
        control={control}
        name="budget"
        label={text.budget}
        required
        disabled={disabled}
        options={[
          { value: 'none', label: text.none },
          { value: 'daily', label: text.daily, hint: text.dailyHint },
        ]}
      />
      <FormChoiceCards
        control={control}
        name="layout"
        label={text.layout}
        required
        disabled={disabled}
        choices={[
          { value: 'wide', label: text.wide, picture: <span className="block h-10 bg-sunken" /> },
          { value: 'tall', label: text.tall, picture: <span className="block h-16 bg-sunken" /> },
        ]}
      />
      <FormSwitch
        control={control}
        name="isShared"
        label={text.share}
        hint={text.shareHint}
        disabled={disabled}
      />
      <FormCheckbox control={control} name="hasConsent" label={text.terms} required disabled={disabled} />
      <FormSubmit control={control} disabled={disabled} className="self-start">
        {text.save}
      </FormSubmit>
    </Form>
  );
}
