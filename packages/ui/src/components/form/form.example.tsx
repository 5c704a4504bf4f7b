import { useForm } from 'react-hook-form';
import { Form } from './form';
import { FormError } from './form-error';
import { FormSubmit } from './form-submit';
import { FormSwitch } from './form-switch';
import { FormTextArea } from './form-text-area';
import { FormTextField } from './form-text-field';

const texts = {
  en: {
    form: 'Campaign',
    optional: 'optional',
    name: 'Name',
    hint: 'Seen by your team only.',
    note: 'Note',
    share: 'Share with the team',
    save: 'Save',
  },
  cn: {
    form: '计划',
    optional: '选填',
    name: '名称',
    hint: '仅团队内部可见。',
    note: '备注',
    share: '与团队共享',
    save: '保存',
  },
  tw: {
    form: '廣告活動',
    optional: '選填',
    name: '名稱',
    hint: '僅團隊內部可見。',
    note: '備註',
    share: '與團隊共用',
    save: '儲存',
  },
};

export function FormExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const form = useForm({ defaultValues: { name: '', note: '', isShared: false } });
  const { control } = form;
  return (
    <Form
      form={form}
      onSubmit={(values) => console.log('saved', values)}
      optionalNote={text.optional}
      aria-label={text.form}
      className="flex max-w-90 flex-col gap-4"
    >
      <FormError control={control} />
      <FormTextField control={control} name="name" label={text.name} hint={text.hint} required />
      <FormTextArea control={control} name="note" label={text.note} />
      <FormSwitch control={control} name="isShared" label={text.share} />
      <FormSubmit control={control} className="self-start">
        {text.save}
      </FormSubmit>
    </Form>
  );
}
