import {
  endpoints,
  maxScheduleRecipients,
  type Channel,
  type ScheduleRecipient,
} from '@meridian/api-client/contract';
import { endpointOptions, previousDataOf } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Field, IconButton, SearchSelect } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useApi } from '../api/api';
import { useDebounced } from '../choices/use-debounced';
import { useSelectLabels } from '../choices/use-select-labels';
import type { ScheduleValues } from './schedule-values';

/** Other users who get the report, found by name among those who may see its account. */
export function RecipientsField({
  control,
  channel,
}: {
  control: Control<ScheduleValues>;
  channel: Channel;
}) {
  const { t } = useTranslation('schedules');
  const { field, fieldState } = useController({ control, name: 'recipients' });
  const recipients = field.value;
  const search = useRecipientSearch({ channel, accountId: useWatch({ control, name: 'accountId' }) });
  const options = search.found.filter(({ userId }) => recipients.every((one) => one.userId !== userId));
  const labels = useSelectLabels({ list: t('recipients.title'), search: t('recipients.search') });
  const isFull = recipients.length >= maxScheduleRecipients;
  const add = (userId: string) => {
    const added = options.find((one) => one.userId === userId);
    if (added) field.onChange([...recipients, added]);
  };
  return (
    <Field
      label={t('recipients.title')}
      note={t('optional')}
      hint={t(isFull ? 'recipients.max' : 'recipients.hint')}
      error={fieldState.error?.message}
    >
      {({ required: _optional, ...labelled }) => (
        <div className="flex flex-col gap-2">
          {recipients.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {recipients.map((recipient) => (
                <Recipient
                  key={recipient.userId}
                  recipient={recipient}
                  onRemove={() =>
                    field.onChange(recipients.filter(({ userId }) => userId !== recipient.userId))
                  }
                />
              ))}
            </ul>
          )}
          <SearchSelect
            {...labelled}
            ref={field.ref}
            selected={undefined}
            placeholder={t('recipients.choose')}
            options={options.map(({ userId, name }) => ({ value: userId, label: name }))}
            text={search.text}
            onTextChange={search.setText}
            status={search.status}
            onRetry={search.retry}
            labels={labels}
            disabled={isFull}
            onValueChange={add}
          />
        </div>
      )}
    </Field>
  );
}

function Recipient({
  recipient: { name },
  onRemove,
}: {
  recipient: ScheduleRecipient;
  onRemove: () => void;
}) {
  const { t } = useTranslation('schedules');
  return (
    <li className="flex min-w-0 items-center gap-1 rounded-sm bg-mute-bg pl-2 text-13 text-fg-1">
      <span className="truncate">{name}</span>
      <IconButton label={t('recipients.remove', { name })} onClick={onRemove}>
        <XIcon />
      </IconButton>
    </li>
  );
}

/** Users whose name contains a typed text. */
function useRecipientSearch({ channel, accountId }: { channel: Channel; accountId: string }) {
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim());
  const request = endpointOptions(useApi(), endpoints.reportScheduleRecipientList, {
    body: { channel, accountId: Number(accountId), text: wanted },
    withoutAccount: true,
  });
  const { data, isError, isPlaceholderData, isPending, refetch } = useQuery({
    ...request,
    placeholderData: previousDataOf(request.queryKey),
  });
  const isSearching = isPlaceholderData || isPending || wanted !== text.trim();
  const status = isError ? ('failed' as const) : isSearching ? ('loading' as const) : ('ready' as const);
  return { found: data?.list ?? [], text, setText, status, retry: () => void refetch() };
}
