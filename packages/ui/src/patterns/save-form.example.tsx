import { useForm } from 'react-hook-form';
import { Form } from '../components/form/form';
import { FormError } from '../components/form/form-error';
import { FormRadioGroup } from '../components/form/form-radio-group';
import { FormSubmit } from '../components/form/form-submit';
import { FormTextArea } from '../components/form/form-text-area';
import { FormTextField } from '../components/form/form-text-field';
import { toast } from '../components/toast/toast';
import { Toaster } from '../components/toast/toaster';

const budgets = [
  { value: 'none', label: 'No limit' },
  { value: 'daily', label: 'Daily budget', hint: 'Spending stops for the day when it is reached.' },
] as const;

export function SaveFormExample() {
  const form = useForm({ defaultValues: { name: '', note: '', budget: 'none' } });
  const { control } = form;
  const save = (values: { name: string }) => {
    if (values.name.trim() === '')
      form.setError('name', { message: 'Enter a name of 1 to 50 characters.' }, { shouldFocus: true });
    else toast.success(`${values.name} was saved`, { closeLabel: 'Close' });
  };
  return (
    <>
      <Form
        form={form}
        onSubmit={save}
        optionalNote="optional"
        aria-label="Campaign"
        className="flex max-w-90 flex-col gap-4"
      >
        <FormError control={control} />
        <FormTextField control={control} name="name" label="Name" hint="Seen by your team only." required />
        <FormRadioGroup control={control} name="budget" label="Budget" options={budgets} required />
        <FormTextArea control={control} name="note" label="Note" />
        <FormSubmit control={control} className="self-start">
          Save campaign
        </FormSubmit>
      </Form>
      <Toaster label="Notices" />
    </>
  );
}
