import { zodResolver } from '@hookform/resolvers/zod';
import { isApiResponseError } from '@meridian/api-client';
import { budgetTextSchema, type AccountBudgets, type Channel } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { Form, FormError, FormSubmit, FormTextField } from '@meridian/ui/form';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useShowServerError } from '../../lib/api/use-show-server-error';
import { formatMoney } from '../../lib/format/money';
import { notify } from '../../lib/page/notices';
import { useRefreshBudgets, useSaveBudgets } from './use-save-budgets';

const schema = z.object({ search: budgetTextSchema, feed: budgetTextSchema });
type Amounts = Record<Channel, string>;

const amountsOf = (stored: AccountBudgets, key: 'amount' | 'lastAmount'): Amounts => {
  const amountOf = (channel: Channel) => stored.channels.find((one) => one.channel === channel)?.[key] ?? '';
  return { search: amountOf('search'), feed: amountOf('feed') };
};

export interface BudgetFormProps {
  stored: AccountBudgets;
  /** The field to focus first; the first one if undefined. */
  channel: Channel | undefined;
  onClose: () => void;
}

/** The budgets of an account in a month, one field per channel. */
export function BudgetForm({ stored, channel, onClose }: BudgetFormProps) {
  const { t, i18n } = useTranslation(['costReport', 'errors']);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: amountsOf(stored, 'amount') });
  const { control, setFocus } = form;
  const first = channel ?? stored.channels[0]?.channel;
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  const save = useSaveBudgets();
  const refresh = useRefreshBudgets();
  const showServerError = useShowServerError();
  const last = amountsOf(stored, 'lastAmount');
  const hasLast = Object.values(last).some((amount) => amount !== '');
  const submit = async (amounts: Amounts) => {
    try {
      await save(stored, amounts);
      onClose();
    } catch (error) {
      if (isApiResponseError(error) && error.errorName === 'conflict') {
        notify({ tone: 'warning', title: t('budget_conflict') });
        refresh();
      } else showServerError(form, error, { paths: pathsOf(stored) });
    }
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      formatError={(problem) => findText(i18n, 'errors', problem) ?? problem}
      aria-label={t('budget_form')}
      className="flex flex-col gap-4"
    >
      <FormError control={control} />
      <p className="text-12 text-fg-3">{t('budget_hint')}</p>
      {stored.channels.map(({ channel: name, lastAmount }) => (
        <FormTextField
          key={name}
          control={control}
          name={name}
          label={t('budget_field', { channel: t(`channel_${name}`), currency: stored.currency })}
          hint={t('budget_last', { amount: formatMoney(lastAmount, stored.currency) })}
          inputMode="decimal"
        />
      ))}
      <Sum stored={stored} amounts={useWatch({ control })} />
      <div className="flex flex-wrap gap-2 border-t border-line-2 pt-4">
        {hasLast && (
          <Button
            className="mr-auto"
            onClick={() => {
              for (const { channel: name } of stored.channels)
                form.setValue(name, last[name], { shouldDirty: true, shouldValidate: true });
            }}
          >
            {t('budget_takeLast')}
          </Button>
        )}
        <Button onClick={onClose}>{t('budget_cancel')}</Button>
        <FormSubmit control={control}>{t('budget_save')}</FormSubmit>
      </div>
    </Form>
  );
}

/** The total of the account; empty while a field is invalid. */
function Sum({ stored, amounts }: { stored: AccountBudgets; amounts: Partial<Amounts> }) {
  const { t } = useTranslation('costReport');
  const parsed = schema.safeParse(amounts);
  const texts = parsed.success ? Object.values(parsed.data).filter((amount) => amount !== '') : [];
  const cents = texts.reduce((sum, amount) => sum + BigInt(Math.round(Number(amount) * 100)), 0n);
  const total = `${String(cents / 100n)}.${String(cents % 100n).padStart(2, '0')}`;
  return (
    <p role="status" className="flex justify-between gap-2 font-semibold tabular-nums">
      <span>{t('budget_sum')}</span>
      {formatMoney(texts.length === 0 ? null : total, stored.currency)}
    </p>
  );
}

/** Paths of the amounts in the request. */
function pathsOf({ channels }: AccountBudgets): Record<string, Channel> {
  return Object.fromEntries(
    channels.map(({ channel }, index) => [`budgets.${String(index)}.amount`, channel]),
  );
}
