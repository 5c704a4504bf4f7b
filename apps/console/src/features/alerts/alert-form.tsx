import { zodResolver } from '@hookform/resolvers/zod';
import {
  alertKinds,
  alertThresholds,
  checkAlertThreshold,
  alertBaselines,
  endpoints,
  type Account,
  type AlertRule,
} from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { findText, useTranslation } from '@meridian/i18n';
import { Form, FormError, FormSelect, FormSubmit, FormTextField } from '@meridian/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApi } from '../../lib/api/api';
import { useShowServerError } from '../../lib/api/use-show-server-error';
import { FormAccountSelect } from '../../lib/choices/form-account-select';
import { MailSwitch } from '../../lib/mail/mail-switch';
import { useReportUnsaved } from '../../lib/page/form-drawer';
import { notify } from '../../lib/page/notices';

/** The values in the form of their controls: a select has only texts. */
const formSchema = z
  .object({
    accountId: z.string().check(z.minLength(1, { error: 'required' })),
    kind: z.enum(alertKinds),
    threshold: z.string().check(z.trim()),
    baseline: z.enum(alertBaselines),
    byMail: z.boolean(),
  })
  .check(checkAlertThreshold);
type AlertFormValues = z.infer<typeof formSchema>;

export interface AlertFormProps {
  /** Undefined for a new one. */
  rule: AlertRule | undefined;
  accounts: readonly Account[];
  /** Account of a new one. */
  accountId: number | undefined;
  onSaved: () => void;
}

/** The form of an alert. */
export function AlertForm({ rule, accounts, accountId, onSaved }: AlertFormProps) {
  const { t, i18n } = useTranslation(['alerts', 'errors']);
  const api = useApi();
  const queryClient = useQueryClient();
  const showServerError = useShowServerError();
  // repeating a request that was stored creates no second alert
  const [newId] = useState(() => crypto.randomUUID());
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: valuesOf(rule, accountId ?? (accounts.length === 1 ? accounts[0]?.accountId : undefined)),
  });
  const { control } = form;
  useReportUnsaved(control);

  const submit = async (values: AlertFormValues) => {
    try {
      const body = { ...values, accountId: Number(values.accountId), id: rule?.id ?? newId };
      await api.call(endpoints.alertRuleSave, { body, withoutAccount: true });
      notify({ tone: 'success', title: t('saved') });
      void queryClient.invalidateQueries(queryFilterFor(endpoints.alertRuleList));
      onSaved();
    } catch (error) {
      showServerError(form, error, {
        paths: { accountId: 'accountId', kind: 'kind', threshold: 'threshold', baseline: 'baseline' },
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
      <FormAccountSelect
        control={control}
        name="accountId"
        label={t('fields.account')}
        placeholder={t('fields.chooseAccount')}
        accounts={accounts}
        required
      />
      <ConditionFields control={control} accounts={accounts} />
      <MailSwitch control={control} name="byMail" label={t('byMail')} />
      <div className="flex gap-2">
        <FormSubmit control={control}>{t(rule ? 'save' : 'create')}</FormSubmit>
      </div>
    </Form>
  );
}

interface ConditionFieldsProps {
  control: Control<AlertFormValues>;
  accounts: readonly Account[];
}

/** The condition: its kind and the values that it needs. */
function ConditionFields({ control, accounts }: ConditionFieldsProps) {
  const { t } = useTranslation('alerts');
  const [kind, accountId] = useWatch({ control, name: ['kind', 'accountId'] });
  const currency = accounts.find((one) => String(one.accountId) === accountId)?.currency;
  const unit = alertThresholds[kind];
  const thresholdLabel =
    unit === 'percent'
      ? t(kind === 'cpaRose' ? 'fields.rise' : 'fields.percent')
      : unit === 'hours'
        ? t('fields.hours')
        : currency === undefined
          ? t('fields.amountPlain')
          : t('fields.amount', { currency });
  return (
    <>
      <FormSelect
        control={control}
        name="kind"
        label={t('fields.kind')}
        hint={t(`kindHints.${kind}`)}
        options={alertKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        required
      />
      <FormTextField
        control={control}
        name="threshold"
        label={thresholdLabel}
        inputMode={unit === 'hours' ? 'numeric' : 'decimal'}
        autoComplete="off"
        required
      />
      {unit === 'percent' && (
        <FormSelect
          control={control}
          name="baseline"
          label={t('fields.baseline')}
          options={alertBaselines.map((value) => ({ value, label: t(`baselines.${value}`) }))}
          required
        />
      )}
    </>
  );
}

function valuesOf(rule: AlertRule | undefined, accountId: number | undefined): AlertFormValues {
  if (rule) {
    const { kind, threshold, baseline, byMail } = rule;
    return { accountId: String(rule.accountId), kind, threshold, baseline, byMail };
  }
  return {
    accountId: accountId === undefined ? '' : String(accountId),
    kind: 'costOver',
    threshold: '',
    baseline: 'sameWeekday',
    byMail: false,
  };
}
