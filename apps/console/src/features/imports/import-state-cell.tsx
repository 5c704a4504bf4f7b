import type { ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn, Spinner } from '@meridian/ui';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  CopyIcon,
  EyeIcon,
  UndoIcon,
  TriangleAlertIcon,
  XIcon,
} from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { formatMoney } from '../../lib/format/money';
import { openQuestionsOf, replacedSums, reportedRows, type ImportOutcome } from './import-facts';
import { useAmountText } from './use-amount-text';

const styles: Record<ImportOutcome, { icon: ReactNode; tone: string }> = {
  waiting: { icon: <ClockIcon aria-hidden />, tone: 'text-info-fg' },
  running: { icon: <Spinner />, tone: 'text-accent-fg' },
  done: { icon: <CircleCheckIcon aria-hidden />, tone: 'text-ok-fg' },
  otherCurrency: { icon: <TriangleAlertIcon aria-hidden />, tone: 'text-warn-fg' },
  partial: { icon: <TriangleAlertIcon aria-hidden />, tone: 'text-warn-fg' },
  failed: { icon: <CircleAlertIcon aria-hidden />, tone: 'text-bad-fg' },
  unchanged: { icon: <CopyIcon aria-hidden />, tone: 'text-fg-2' },
  answer: { icon: <TriangleAlertIcon aria-hidden />, tone: 'text-warn-fg' },
  review: { icon: <EyeIcon aria-hidden />, tone: 'text-info-fg' },
  undone: { icon: <UndoIcon aria-hidden />, tone: 'text-fg-2' },
  discarded: { icon: <XIcon aria-hidden />, tone: 'text-fg-2' },
};

export interface ImportStateCellProps {
  item: ReportImport;
  outcome: ImportOutcome;
}

/** The state of an import: a word, and one line of details below it. */
export function ImportStateCell({ item, outcome }: ImportStateCellProps) {
  const { t } = useTranslation('imports');
  const { icon, tone } = styles[outcome];
  const { failedRows: failed, totalRows: total } = item;
  return (
    <span className="flex min-w-20 gap-2 desktop:min-w-32 vast:min-w-40">
      <span className={cn('mt-0.5 [&_svg]:size-3.5', tone)}>{icon}</span>
      <span>
        <span className={cn('block', tone)}>
          {t(`states.${outcome}`, { failed, total, currency: item.currency ?? '' })}
        </span>
        <span className="block max-w-72 text-12 wrap-anywhere text-fg-3">
          <StateDetails item={item} outcome={outcome} />
        </span>
      </span>
    </span>
  );
}

function StateDetails({ item, outcome }: ImportStateCellProps) {
  const { t } = useTranslation('imports');
  const { amountText } = useAmountText();
  const { currency, importedRows, problems, replacedDays } = item;
  if (hasFixedLine(outcome)) return t(`lines.${outcome}`);
  if (outcome === 'answer') return t('lines.answer', { count: openQuestionsOf(item) });
  if (outcome === 'failed') return problems[0]?.failMessage ?? t('lines.nothingChanged');
  const reported = reportedRows(item);
  if (reported && !reported.matches)
    return t('lines.differs', { stated: formatMoney(reported.reported, currency ?? '') });
  const replaced = replacedSums(item);
  if (replaced) return t('lines.replacedRows', { previous: amountText(replaced, replaced.currency) });
  if (replacedDays > 0) return t('lines.replaced', { count: replacedDays });
  return reported ? t('lines.matches') : t('lines.imported', { rows: importedRows });
}

const fixedLines = ['waiting', 'running', 'unchanged', 'review', 'undone', 'discarded'] as const;

/** Whether the line below the state is the same for all imports in that state. */
function hasFixedLine(outcome: ImportOutcome): outcome is (typeof fixedLines)[number] {
  return fixedLines.some((one) => one === outcome);
}
