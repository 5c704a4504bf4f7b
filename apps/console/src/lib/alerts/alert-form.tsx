import { zodResolver } from '@hookform/resolvers/zod';
import {
  alertKinds,
  alertThresholds,
  scheduleRanges,
  scheduleRangesOf,
  maxViewNameLength,
  checkAlertThreshold,
  alertBaselines,
  endpoints,
  type Account,
  type AlertRule,
  type AlertRuleInput,
  type Period,
} from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { findText, useTranslation } from '@meridian/i18n';
import { Form, FormError, FormSelect, FormSubmit, FormTextField } from '@meridian/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApi } from '../api/api';
import { useShowServerError } from '../api/use-show-server-error';
import { FormAccountSelect } from '../choices/form-account-select';
import { MailSwitch } from '../mail/mail-switch';
import { useReportUnsaved } from '../page/form-drawer';
import { notify } from '../page/notices';
import type { NewScheduledView } from '../schedules/schedule-values';

/** The values in the form of their controls: a select has only texts. */
const formSchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, { error: 'required' })),
    range: z.enum(scheduleRanges),
    accountId: z.string().check(z.minLength(1, { error: 'required' })),
    kind: z.enum(alertKinds),
    threshold: z.string().check(z.trim()),
    baseline: z.enum(alertBaselines),
    byMail: z.boolean(),
  })
  .check(checkAlertThreshold);
type AlertFormValues = z.infer<typeof formSchema>;

/** The report of an alert: a saved view, or a new one that is saved with the alert. */
export interface WatchedReport {
  view: string | NewScheduledView;
  /** The name of the view; of a new one, the suggested name. */
  name: string;
  period: Period;
}

export interface AlertFormProps {
  /** The report of a new alert; undefined for alerts of an account. */
  report?: WatchedReport | undefined;
  /** Undefined for a new one. */
  rule: AlertRule | undefined;
  accounts: readonly Account[];
  /** Account of a new one. */
  accountId: number | undefined;
  onSaved: () => void;
}

/** The form of an alert. */
export function AlertForm({ rule, report: given, accounts, accountId, onSaved }: AlertFormProps) {
  const report = given ?? reportOf(rule);
  const newView = typeof report?.view === 'object' ? report.view : undefined;
  const { t, i18n } = useTranslation(['alerts', 'errors']);
  const api = useApi();
  const queryClient = useQueryClient();
  const showServerError = useShowServerError();
  // repeating a request that was stored creates no second alert
  const [newId] = useState(() => crypto.randomUUID());
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: valuesOf({
      rule,
      report,
      accountId: accountId ?? (accounts.length === 1 ? accounts[0]?.accountId : undefined),
    }),
  });
  const { control } = form;
  useReportUnsaved(control);

  const submit = async (values: AlertFormValues) => {
    try {
      const body = { ...inputOf(report, values), id: rule?.id ?? newId };
      await api.call(endpoints.alertRuleSave, { body, withoutAccount: true });
      notify({ tone: 'success', title: t('saved') });
      void queryClient.invalidateQueries(queryFilterFor(endpoints.alertRuleList));
      if (newView) void queryClient.invalidateQueries(queryFilterFor(endpoints.reportViewList));
      onSaved();
    } catch (error) {
      showServerError(form, error, {
        paths: {
          'query.name': 'name',
          accountId: 'accountId',
          kind: report ? 'threshold' : 'kind',
          threshold: 'threshold',
          baseline: 'baseline',
          range: 'range',
          period: 'range',
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
      <FormAccountSelect
        control={control}
        name="accountId"
        label={t('fields.account')}
        placeholder={t('fields.chooseAccount')}
        accounts={accounts}
        required
      />
      {report ? (
        <ReportFields control={control} report={report} newView={newView} />
      ) : (
        <ConditionFields control={control} accounts={accounts} />
      )}
      <MailSwitch control={control} name="byMail" label={t('byMail')} />
      <div className="flex gap-2">
        <FormSubmit control={control}>{t(rule ? 'save' : 'create')}</FormSubmit>
      </div>
    </Form>
  );
}

interface ReportFieldsProps {
  control: Control<AlertFormValues>;
  report: WatchedReport;
  newView: NewScheduledView | undefined;
}

/** The name of the view, its days, and the number of rows. */
function ReportFields({ control, report, newView }: ReportFieldsProps) {
  const { t } = useTranslation(['alerts', 'schedules']);
  return (
    <>
      {newView ? (
        <FormTextField
          control={control}
          name="name"
          label={t('fields.name')}
          maxLength={maxViewNameLength}
          autoComplete="off"
          required
          hint={t('savesView', { line: newView.line })}
        />
      ) : (
        <p className="font-medium wrap-anywhere">{report.name}</p>
      )}
      <FormSelect
        control={control}
        name="range"
        label={t('schedules:fields.period')}
        hint={t('fields.rangeHint')}
        options={scheduleRangesOf(report.period).map((value) => ({
          value,
          label: t(`schedules:ranges.${value}`),
        }))}
        required
      />
      <FormTextField
        control={control}
        name="threshold"
        label={t('fields.rows')}
        hint={t('kindHints.rowsOver')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </>
  );
}

/** The kinds that watch an account; those of a report begin there. */
const accountKinds = alertKinds.filter((kind) => kind !== 'rowsOver');

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
        : unit === 'items'
          ? t('fields.items')
          : currency === undefined
            ? t(unit === 'target' ? 'fields.targetPlain' : 'fields.amountPlain')
            : t(unit === 'target' ? 'fields.target' : 'fields.amount', { currency });
  return (
    <>
      <FormSelect
        control={control}
        name="kind"
        label={t('fields.kind')}
        hint={t(`kindHints.${kind}`)}
        options={accountKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        required
      />
      <FormTextField
        control={control}
        name="threshold"
        label={thresholdLabel}
        inputMode={unit === 'hours' || unit === 'items' ? 'numeric' : 'decimal'}
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

function reportOf(rule: AlertRule | undefined): WatchedReport | undefined {
  const report = rule?.report;
  return report?.viewId ? { view: report.viewId, name: report.name, period: report.period } : undefined;
}

function inputOf(report: WatchedReport | undefined, values: AlertFormValues): AlertRuleInput {
  const { name, range, accountId, ...input } = values;
  const rule = { ...input, accountId: Number(accountId) };
  if (!report) return rule;
  const { view, period } = report;
  if (typeof view === 'string') return { ...rule, viewId: view, period, range };
  const { channel, section, content } = view;
  return { ...rule, query: { channel, section, content, name }, period, range };
}

function valuesOf({
  rule,
  report,
  accountId,
}: {
  rule: AlertRule | undefined;
  report: WatchedReport | undefined;
  accountId: number | undefined;
}): AlertFormValues {
  const ranges = report ? scheduleRangesOf(report.period) : scheduleRanges;
  const common = { name: report?.name ?? '-', range: rule?.report?.range ?? ranges[1] ?? 'last7Days' };
  if (rule) {
    const { kind, threshold, baseline, byMail } = rule;
    return { ...common, accountId: String(rule.accountId), kind, threshold, baseline, byMail };
  }
  return {
    ...common,
    accountId: accountId === undefined ? '' : String(accountId),
    kind: report ? 'rowsOver' : 'costOver',
    threshold: report ? '0' : '',
    baseline: 'sameWeekday',
    byMail: false,
  };
}
