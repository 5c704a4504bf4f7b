import { zodResolver } from '@hookform/resolvers/zod';
import { applyServerErrors, Form, FormError, FormSubmit, FormTextField } from '@meridian/ui/form';
import '@meridian/ui/styles.css';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { mount } from './mount';

const schema = z.object({
  name: z.string().min(1, 'Enter a name'),
  bid: z.coerce.number<string>('Enter a number').positive('Enter a bid above 0'),
  note: z.string(),
});

/** A form of the host: its schema, its texts and its server, with our fields. */
function CampaignForm() {
  const [saved, setSaved] = useState('');
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: '', bid: '', note: '' } });
  const { control } = form;
  const save = ({ name, bid }: z.output<typeof schema>) => {
    if (name === 'taken')
      applyServerErrors(
        form,
        { fields: { 'body.name': 'taken' }, message: 'The campaign was not saved' },
        { paths: { 'body.name': 'name' }, textOf: () => 'Choose another name' },
      );
    else setSaved(`Saved ${name} at ${bid.toFixed(2)}`);
  };
  return (
    <Form form={form} onSubmit={save} optionalNote="optional" aria-label="Campaign">
      <FormError control={control} />
      <FormTextField control={control} name="name" label="Name" required />
      <FormTextField control={control} name="bid" label="Bid" hint="Per click, in CNY" required />
      <FormTextField control={control} name="note" label="Note" />
      <FormSubmit control={control}>Save</FormSubmit>
      <p role="status">{saved}</p>
    </Form>
  );
}

mount(<CampaignForm />);
