import { channels, type Channel, type CostRow, type ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { PencilIcon } from '@meridian/ui/icons';
import { NoValue } from '../../lib/lists/no-value';
import { budgetText } from './budget-text';

/** An account whose budgets are being edited. */
export interface EditedAccount {
  accountId: number;
  /** Name of the selected row. */
  name: string;
  /** Channel of the row; undefined for that of the account. */
  channel: Channel | undefined;
}

export interface BudgetCellProps {
  value: ReportRow[string];
  /** The currency sign if the header has none. */
  sign: string;
  lacksBudget: boolean;
  isStrong: boolean;
  /** Null for the total. */
  row: CostRow | null;
  onEdit: (account: EditedAccount) => void;
}

/** A budget; a button if it can be set. */
export function BudgetCell({ value, sign, lacksBudget, isStrong, row, onEdit }: BudgetCellProps) {
  const { t } = useTranslation('costReport');
  const channel = row?.kind === 'channel' ? channels.find((one) => one === row.name) : undefined;
  const name = channel === undefined ? (row?.name ?? '') : t(`channel_${channel}`);
  const amount = value === null ? null : `${sign}${budgetText(value)}`;
  const note = lacksBudget && value !== null && (
    <span title={t('lacksBudget')} className="text-11 font-normal text-warn-fg">
      {t('lacksBudgetShort')}
      <span className="sr-only"> {t('lacksBudget')}</span>
    </span>
  );
  const accountId = row?.budgetAccountId ?? null;
  if (accountId === null)
    return (
      <span className={lineClass}>
        {amount === null ? <NoValue /> : <span className={cn(isStrong && 'font-semibold')}>{amount}</span>}
        {note}
      </span>
    );
  return (
    <span className={lineClass}>
      <button
        type="button"
        // in a grid, Enter on the cell focuses it
        tabIndex={-1}
        onClick={() => onEdit({ accountId, name, channel })}
        aria-label={amount === null ? t('setBudgetOf', { name }) : t('editBudget', { name, amount })}
        className="group/budget -mr-1.5 inline-flex h-6 items-center gap-1 rounded-xs px-1.5 focus-ring hover:bg-press hover:text-fg-1"
      >
        <PencilIcon
          aria-hidden
          className="size-3 text-fg-3 opacity-0 group-hover/budget:opacity-100 group-hover/row:opacity-100 group-focus-visible/budget:opacity-100"
        />
        {amount ?? <span className="text-accent-fg">{t('setBudget')}</span>}
      </button>
      {note}
    </span>
  );
}

/** The amount stays right-aligned, below those of other rows. */
const lineClass = 'flex min-w-0 flex-row-reverse items-center gap-1.5 whitespace-nowrap';
