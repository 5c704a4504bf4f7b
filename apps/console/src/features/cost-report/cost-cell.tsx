import {
  currencySign,
  type CostRow,
  type Pace,
  type ReportRow,
  type TitleInfo,
} from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { cn } from '@meridian/ui';
import { CostLine } from '../../lib/charts/cost-line';
import { NoValue } from '../../lib/lists/no-value';
import { BudgetCell, type EditedAccount } from './budget-cell';
import { forecastText } from './budget-text';
import { PaceBar, percentText } from './pace-bar';
import { paceShares } from './pace-shares';
import { PaceText } from './pace-text';

export interface CostCellProps {
  column: TitleInfo;
  values: ReportRow;
  pace: Pace | null;
  lacksBudget: boolean;
  /** Null for the total. */
  row: CostRow | null;
  /** Shown if the header names none. */
  currency: string | null;
  isStrong: boolean;
  onEditBudget: (account: EditedAccount) => void;
}

/** The content of a row in a column other than its name. */
export function CostCell({
  column: { dataKey, unit },
  values,
  pace,
  lacksBudget,
  row,
  currency,
  isStrong,
  onEditBudget,
}: CostCellProps) {
  const value = values[dataKey] ?? null;
  const sign = currency === null ? '' : currencySign(currency);
  switch (dataKey) {
    case 'budget':
      return (
        <BudgetCell
          value={value}
          sign={sign}
          lacksBudget={lacksBudget}
          row={row}
          isStrong={isStrong}
          onEdit={onEditBudget}
        />
      );
    case 'used':
      return value === null ? <NoValue /> : <span className="text-fg-2">{percentText(value)}</span>;
    case 'pace':
      return <PaceCell values={values} pace={pace} lacksBudget={lacksBudget} />;
    case 'forecast':
      return (
        <Forecast value={value} error={values['forecastError'] ?? null} sign={sign} isStrong={isStrong} />
      );
    case 'deviation':
      return <PaceText pace={pace} deviation={value} />;
    case 'lastDays':
      return row?.lastDays ? <CostLine values={row.lastDays} width={72} /> : null;
    default:
      return (
        <CostAmount value={value} unit={unit} currency={currency} isStrong={isStrong || dataKey === 'cost'} />
      );
  }
}

function PaceCell({ values, pace, lacksBudget }: Pick<CostCellProps, 'values' | 'pace' | 'lacksBudget'>) {
  const { t } = useTranslation('costReport');
  const shares = paceShares(values);
  if (shares) return <PaceBar shares={shares} pace={pace} />;
  const hasBudget = (values['budget'] ?? null) !== null;
  if (!lacksBudget && hasBudget) return <NoValue />;
  return <span className="text-12 text-fg-3">{t(hasBudget ? 'lacksBudget' : 'noBudget')}</span>;
}

interface ForecastProps {
  value: ReportRow[string];
  error: ReportRow[string];
  sign: string;
  isStrong: boolean;
}

function Forecast({ value, error, sign, isStrong }: ForecastProps) {
  const { t } = useTranslation('costReport');
  if (value === null) return <NoValue />;
  return (
    <span className="flex min-w-0 items-baseline justify-end">
      <span className={cn(isStrong && 'font-semibold')}>
        {sign}
        {forecastText(value)}
      </span>
      {error !== null && (
        <span className="ml-1.5 truncate text-12 font-normal text-fg-3">
          {t('forecastRange', { amount: forecastText(error) })}
        </span>
      )}
    </span>
  );
}

interface CostAmountProps {
  value: ReportRow[string] | undefined;
  unit: string | undefined;
  currency: string | null;
  isStrong: boolean;
}

/** A number of a row. */
function CostAmount({ value = null, unit, currency, isStrong }: CostAmountProps) {
  if (value === null) return <NoValue />;
  const sign = currency !== null && unit === 't2' ? currencySign(currency) : '';
  return (
    <span className={cn(isStrong && 'font-semibold')}>
      {sign}
      {formatValue(value, unit)}
    </span>
  );
}
