import { useForm } from 'react-hook-form';
import { Form } from './form';
import { FormError } from './form-error';
import { FormSubmit } from './form-submit';
import { FormSwitch } from './form-switch';
import { FormTextArea } from './form-text-area';
import { FormTextField } from './form-text-field';

export function FormExample() {
  const form = useForm({ defaultValues: { name: '', note: '', isShared: false } });
  const { control } = form;
  return (
    <Form
      form={form}
      onSubmit={(values) => console.log('saved', values)}
      optionalNote="optional"
      aria-label="Campaign"
      className="flex max-w-90 flex-col gap-4"
    >
      <FormError control={control} />
      <FormTextField control={control} name="name" label="Name" hint="Seen by your team only." required />
      <FormTextArea control={control} name="note" label="Note" />
      <FormSwitch control={control} name="isShared" label="Share with the team" />
      <FormSubmit control={control} className="self-start">
        Save
      </FormSubmit>
    </Form>
  );
}
