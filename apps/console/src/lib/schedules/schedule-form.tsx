import { zodResolver } from '@hookform/resolvers/zod';
import {
  endpoints,
  exportFormats,
  lastDayOfMonth,
  maxViewNameLength,
  scheduleCadences,
  scheduleRangesOf,
  type Account,
} from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { findText, formatTimeZone, useLanguage, useTranslation } from '@meridian/i18n';
import { Alert } from '@meridian/ui';
import {
  Form,
  FormError,
  FormRadioGroup,
  FormSelect,
  FormSubmit,
  FormSwitch,
  FormTextField,
} from '@meridian/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useApi } from '../api/api';
import { useShowServerError } from '../api/use-show-server-error';
import { FormAccountSelect } from '../choices/form-account-select';
import { MailSwitch } from '../mail/mail-switch';
import { useReportUnsaved } from '../page/form-drawer';
import { notify } from '../page/notices';
import { RecipientsField } from './recipients-field';
import {
  initialValues,
  inputOf,
  scheduleValuesSchema,
  zoneOf,
  type ScheduledView,
  type ScheduleValues,
} from './schedule-values';
import { hourWord, weekdayWord } from './use-schedule-words';
import { useSendSchedule } from './use-send-schedule';

export interface ScheduleFormProps {
  view: ScheduledView;
  /** The accounts to select from. */
  accounts: readonly Account[];
  /** Account of a new one; undefined for all of them. */
  accountId: number | undefined;
  onSaved: () => void;
}

/** The schedule and delivery of a view, and the name of a new one. */
export function ScheduleForm({ view, accounts, accountId, onSaved }: ScheduleFormProps) {
  const { t, i18n } = useTranslation(['schedules', 'errors']);
  const api = useApi();
  const queryClient = useQueryClient();
  const showServerError = useShowServerError();
  const send = useSendSchedule();
  // repeating a request that was stored creates no second schedule
  const [newId] = useState(() => crypto.randomUUID());
  const form = useForm({
    resolver: zodResolver(scheduleValuesSchema),
    defaultValues: initialValues(view, accountId),
  });
  const { control } = form;
  useReportUnsaved(control);
  const { view: source, schedule, period } = view;
  const newView = typeof source === 'string' ? undefined : source;

  const submit = async (values: ScheduleValues) => {
    try {
      const body = { ...inputOf(view, values), id: schedule?.id ?? newId };
      const { id } = await api.call(endpoints.reportScheduleSave, { body, withoutAccount: true });
      notify({ tone: 'success', title: t(schedule ? 'saved' : 'created') });
      if (newView) void queryClient.invalidateQueries(queryFilterFor(endpoints.reportViewList));
      if (values.sendsNow) send.mutate({ id });
      else void queryClient.invalidateQueries(queryFilterFor(endpoints.reportScheduleList));
      onSaved();
    } catch (error) {
      showServerError(form, error, {
        paths: {
          'query.name': 'name',
          accountId: 'accountId',
          range: 'range',
          period: 'range',
          viewId: 'range',
          recipientIds: 'recipients',
        },
        codes: { duplicate: 'name' },
        textOf: (key) => (key === 'duplicate' ? t('nameTaken') : undefined),
      });
    }
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      formatError={(problem) => findText(i18n, 'errors', problem) ?? problem}
      optionalNote={t('optional')}
      aria-label={t('form')}
      className="flex flex-col gap-4"
    >
      <FormError control={control} />
      {newView && (
        <FormTextField
          control={control}
          name="name"
          label={t('fields.name')}
          maxLength={maxViewNameLength}
          autoComplete="off"
          required
          hint={t('savesView', { line: newView.line })}
        />
      )}
      {view.caveat !== undefined && <Alert tone="warn">{view.caveat}</Alert>}
      <FormSelect
        control={control}
        name="range"
        label={t('fields.period')}
        hint={t('fields.periodHint')}
        options={scheduleRangesOf(period).map((value) => ({ value, label: t(`ranges.${value}`) }))}
        required
      />
      <FormAccountSelect
        control={control}
        name="accountId"
        label={t('fields.account')}
        first={{ value: '0', label: t('allAccounts') }}
        accounts={accounts}
        required
      />
      <TimingFields control={control} accounts={accounts} />
      <FormRadioGroup
        control={control}
        name="format"
        label={t('fields.format')}
        isInline
        options={exportFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      <p className="text-12 text-fg-3">{t('delivery')}</p>
      <RecipientsField control={control} channel={view.channel} />
      <MailSwitch control={control} name="byMail" label={t('byMail')} />
      {!schedule && <FormSwitch control={control} name="sendsNow" label={t('sendsNow')} />}
      <div className="flex gap-2">
        <FormSubmit control={control}>{t(schedule ? 'save' : 'create')}</FormSubmit>
      </div>
    </Form>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const monthDays = Array.from({ length: 28 }, (_, index) => index + 1);
const hours = Array.from({ length: 24 }, (_, index) => index);

interface TimingFieldsProps {
  control: Control<ScheduleValues>;
  accounts: readonly Account[];
}

/** Frequency, day and hour in the account's time zone. */
function TimingFields({ control, accounts }: TimingFieldsProps) {
  const { t } = useTranslation('schedules');
  const { language } = useLanguage();
  const [cadence, accountId] = useWatch({ control, name: ['cadence', 'accountId'] });
  const timeZone = formatTimeZone(zoneOf(accounts, Number(accountId)), new Date(), language);
  return (
    <>
      <FormSelect
        control={control}
        name="cadence"
        label={t('fields.cadence')}
        options={scheduleCadences.map((value) => ({ value, label: t(`cadences.${value}`) }))}
        required
      />
      {cadence === 'weekly' && (
        <FormSelect
          control={control}
          name="weekday"
          label={t('fields.weekday')}
          options={weekdays.map((day) => ({ value: String(day), label: weekdayWord(day, language) }))}
          required
        />
      )}
      {cadence === 'monthly' && (
        <FormSelect
          control={control}
          name="monthDay"
          label={t('fields.monthDay')}
          options={[
            ...monthDays.map((day) => ({ value: String(day), label: String(day) })),
            { value: String(lastDayOfMonth), label: t('lastDay') },
          ]}
          required
        />
      )}
      <FormSelect
        control={control}
        name="hour"
        label={t('fields.hour')}
        hint={t('fields.hourHint', { timeZone })}
        options={hours.map((hour) => ({ value: String(hour), label: hourWord(hour) }))}
        required
      />
    </>
  );
}
