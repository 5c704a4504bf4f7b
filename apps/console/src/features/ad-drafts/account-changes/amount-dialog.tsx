import { currencySign, limitsOf, type Account, type AmountChange } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Field, Select, TextField } from '@meridian/ui';
import { useState } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { useLoadedDraft } from '../lib/use-editable-drafts';
import { amountAfter, amountModes, readAmount, type AmountForm } from './amount-form';
import { ChangeDialog, type ItemDialogProps } from './change-dialog';
import { accountItem } from './change-list';
import { amountsInDraft, amountKey } from './draft-amounts';
import { ItemTable } from './item-table';
import { partOfSection, useItemCount } from './item-words';
import { useTargetDraft } from './use-target-draft';

export interface AmountDialogProps extends ItemDialogProps {
  type: 'bid' | 'budget';
}

/** Changes bids or daily budgets in a draft: to a value, or by an amount or per cent within bounds. */
export function AmountDialog({ type, ...props }: AmountDialogProps) {
  const { t } = useTranslation('itemChanges');
  const { section, items, currency, account, today } = props;
  const countOf = useItemCount(section);
  const target = useTargetDraft({ accountId: account.accountId, today });
  const draft = useLoadedDraft(target.draftId ?? undefined).data?.draft;
  const [form, setForm] = useState<AmountForm>({ mode: 'set', value: '', min: '', max: '' });
  const limits = amountLimits(type, { section, provider: account.provider });
  const read = readAmount(form, limits);
  const amount = read && 'change' in read ? read.change : null;
  const problemOf = (field: 'value' | 'min' | 'max') =>
    read && 'field' in read && read.field === field
      ? t(`problems.${read.problem}`, {
          min: formatValue(limits.min, 't2'),
          max: formatValue(limits.max, 't2'),
        })
      : undefined;
  const money = (value: string) => formatMoney(value, account.currency);
  const known = draft && amountsInDraft(draft, type);
  const previewOf = (item: (typeof items)[number], change: AmountChange) => {
    const now = known?.get(amountKey(accountItem(section, item)));
    if (now === undefined) return expression(change, money);
    return `${money(String(now))} → ${money(amountAfter(now, change))}`;
  };
  return (
    <ChangeDialog
      {...props}
      title={t(`titles.${type}`)}
      description={countOf(items.length)}
      target={target}
      part={partOfSection(section)}
      changes={
        amount && items.map((item) => ({ item: accountItem(section, item), change: { type, amount } }))
      }
    >
      <AmountFields
        type={type}
        form={form}
        onFormChange={setForm}
        problemOf={problemOf}
        sign={currencySign(account.currency)}
      />
      <ItemTable
        section={section}
        items={items}
        currency={currency}
        change={amount ? { title: t('change'), textOf: (item) => previewOf(item, amount) } : undefined}
      />
      {amount && amount.mode !== 'set' && <p className="text-12 text-fg-3">{t(`unknown.${type}`)}</p>}
    </ChangeDialog>
  );
}

interface AmountFieldsProps {
  type: 'bid' | 'budget';
  form: AmountForm;
  onFormChange: (form: AmountForm) => void;
  /** What is wrong with a field. */
  problemOf: (field: 'value' | 'min' | 'max') => string | undefined;
  /** The sign of the currency. */
  sign: string;
}

function AmountFields({ type, form, onFormChange, problemOf, sign }: AmountFieldsProps) {
  const { t } = useTranslation('itemChanges');
  const isPercent = form.mode.endsWith('Percent');
  return (
    <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
      <Field label={t('mode')}>
        {(control) => (
          <Select
            {...control}
            options={amountModes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
            value={form.mode}
            onValueChange={(mode) => onFormChange({ ...form, mode })}
          />
        )}
      </Field>
      <TextField
        label={t(form.mode === 'set' ? `new.${type}` : 'by')}
        value={form.value}
        onChange={({ target: { value } }) => onFormChange({ ...form, value })}
        error={problemOf('value')}
        inputMode="decimal"
        autoComplete="off"
        trailing={isPercent ? '%' : sign}
      />
      {form.mode !== 'set' &&
        (['min', 'max'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`bounds.${field}`)}
            note={t('optional')}
            value={form[field]}
            onChange={({ target: { value } }) => onFormChange({ ...form, [field]: value })}
            error={problemOf(field)}
            inputMode="decimal"
            autoComplete="off"
            trailing={sign}
          />
        ))}
    </div>
  );
}

/** The limits of amounts; those of campaigns that bid for conversions are wider. */
function amountLimits(
  type: 'bid' | 'budget',
  { section, provider }: Pick<AmountDialogProps, 'section'> & Pick<Account, 'provider'>,
) {
  const { bid, conversionBid, budget } = limitsOf(provider);
  if (type === 'budget') return budget;
  if (section !== 'campaign') return bid;
  return { min: Math.min(bid.min, conversionBid.min), max: Math.max(bid.max, conversionBid.max) };
}

/** A change of an amount that is not known yet: `→ ￥2.00`, `+10 %`. */
function expression({ mode, value }: AmountChange, money: (value: string) => string): string {
  if (mode === 'set') return `→ ${money(value)}`;
  const isDecrease = value.startsWith('-');
  const size = isDecrease ? value.slice(1) : value;
  return `${isDecrease ? '−' : '+'}${mode === 'percent' ? `${size} %` : money(size)}`;
}
