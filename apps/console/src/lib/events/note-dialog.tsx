import { zodResolver } from '@hookform/resolvers/zod';
import { dayNoteFormSchema, endpoints, type Account, type AccountEvent } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';
import { Dialog } from '@meridian/ui';
import { FormTextArea, FormTextField } from '@meridian/ui/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../api/api';
import { useShowServerError } from '../api/use-show-server-error';
import { FormDialogContent } from '../page/form-dialog-content';
import { notify } from '../page/notices';
import { useRefreshEvents } from './use-account-events';

/** A note to edit, or the day of a new one. */
export interface NoteTask {
  date: string;
  note?: Extract<AccountEvent, { kind: 'note' }>;
}

export interface NoteDialogProps {
  account: Account;
  task: NoteTask;
  onClose: () => void;
  returnFocus: () => void;
}

/** The form of a note about a day of an account. */
export function NoteDialog({ account, task: { date, note }, onClose, returnFocus }: NoteDialogProps) {
  const { t, i18n } = useTranslation(['accountEvents', 'errors']);
  const api = useApi();
  const showServerError = useShowServerError();
  const refresh = useRefreshEvents();
  // a repeated request changes the note that the first one created
  const [id] = useState(() => note?.id ?? crypto.randomUUID());
  const form = useForm({
    resolver: zodResolver(dayNoteFormSchema),
    defaultValues: { date, text: note?.text ?? '' },
  });
  const { control } = form;
  const submit = async (values: { date: string; text: string }) => {
    const { accountId } = account;
    try {
      await api.call(endpoints.dayNoteSave, { body: { ...values, id, accountId }, withoutAccount: true });
    } catch (error) {
      showServerError(form, error, { paths: { date: 'date', text: 'text' } });
      return;
    }
    notify({ tone: 'success', title: t('note.saved') });
    void refresh();
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <FormDialogContent
        form={form}
        onSubmit={submit}
        formatError={(problem) => findText(i18n, 'errors', problem) ?? problem}
        title={t(note ? 'note.editTitle' : 'note.newTitle')}
        description={t('note.body', { account: account.accountName })}
        submitLabel={t('note.save')}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
      >
        <FormTextField control={control} name="date" type="date" label={t('note.day')} />
        <FormTextArea control={control} name="text" label={t('note.text')} rows={4} />
      </FormDialogContent>
    </Dialog>
  );
}
