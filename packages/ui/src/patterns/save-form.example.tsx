import { useForm } from 'react-hook-form';
import { Form } from '../components/form/form';
import { FormError } from '../components/form/form-error';
import { FormRadioGroup } from '../components/form/form-radio-group';
import { FormSubmit } from '../components/form/form-submit';
import { FormTextArea } from '../components/form/form-text-area';
import { FormTextField } from '../components/form/form-text-field';
import { toast } from '../components/toast/toast';
import { Toaster } from '../components/toast/toaster';

const texts = {
  en: {
    form: 'Campaign',
    optional: 'optional',
    name: 'Name',
    nameHint: 'Seen by your team only.',
    nameMissing: 'Enter a name of 1 to 50 characters.',
    budget: 'Budget',
    noLimit: 'No limit',
    daily: 'Daily budget',
    dailyHint: 'Spending stops for the day when it is reached.',
    note: 'Note',
    save: 'Save campaign',
    saved: (name: string) => `${name} was saved`,
    close: 'Close',
    notices: 'Notices',
  },
  cn: {
    form: '计划',
    optional: '选填',
    name: '名称',
    nameHint: '仅团队内部可见。',
    nameMissing: '请输入 1 至 50 个字符的名称。',
    budget: '预算',
    noLimit: '不限',
    daily: '日预算',
    dailyHint: '达到后当日停止投放。',
    note: '备注',
    save: '保存计划',
    saved: (name: string) => `已保存 ${name}`,
    close: '关闭',
    notices: '通知',
  },
  tw: {
    form: '廣告活動',
    optional: '選填',
    name: '名稱',
    nameHint: '僅團隊內部可見。',
    nameMissing: '請輸入 1 到 50 個字元的名稱。',
    budget: '預算',
    noLimit: '不限',
    daily: '每日預算',
    dailyHint: '達到後當天停止投放。',
    note: '備註',
    save: '儲存廣告活動',
    saved: (name: string) => `已儲存 ${name}`,
    close: '關閉',
    notices: '通知',
  },
};

export function SaveFormExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const budgets = [
    { value: 'none', label: text.noLimit },
    { value: 'daily', label: text.daily, hint: text.dailyHint },
  ] as const;
  const form = useForm({ defaultValues: { name: '', note: '', budget: 'none' } });
  const { control } = form;
  const save = (values: { name: string }) => {
    if (values.name.trim() === '')
      form.setError('name', { message: text.nameMissing }, { shouldFocus: true });
    else toast.success(text.saved(values.name), { closeLabel: text.close });
  };
  return (
    <>
      <Form
        form={form}
        onSubmit={save}
        optionalNote={text.optional}
        aria-label={text.form}
        className="flex max-w-90 flex-col gap-4"
      >
        <FormError control={control} />
        <FormTextField control={control} name="name" label={text.name} hint={text.nameHint} required />
        <FormRadioGroup control={control} name="budget" label={text.budget} options={budgets} required />
        <FormTextArea control={control} name="note" label={text.note} />
        <FormSubmit control={control} className="self-start">
          {text.save}
        </FormSubmit>
      </Form>
      <Toaster label={text.notices} />
    </>
  );
}
