import type { AlertRule } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Chip, IconButton, Switch, VisuallyHidden } from '@meridian/ui';
import { BellRingIcon, CheckIcon, ClockIcon, Trash2Icon, TriangleAlertIcon } from '@meridian/ui/icons';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import type { ReactNode } from 'react';
import { recentTime } from '../../lib/dates/day-and-time';
import { formatMoney } from '../../lib/format/money';
import { useAlertChanges } from './use-alert-changes';

export interface AlertTableProps {
  /** Undefined while they load. */
  rules: readonly AlertRule[] | undefined;
  today: string;
  timeZone: string;
  empty: ReactNode;
  /** Replaces the rows if they could not be loaded. */
  error: ReactNode;
  onOpen: (id: string) => void;
}

const inWideTable = { hiddenBelow: 'desktop' } as const;

/** The alerts of the user: their condition and state, and commands to pause and delete them. */
export function AlertTable({ rules, today, timeZone, empty, error, onOpen }: AlertTableProps) {
  const { t } = useTranslation('alerts');
  const { language } = useLanguage();
  const wordsOf = useAlertWords();

  const columns: DataTableColumn<AlertRule>[] = [
    {
      id: 'rule',
      header: t('columns.rule'),
      meta: { isRowHeader: true },
      accessorFn: wordsOf,
      cell: ({ row: { original } }) => <RuleName rule={original} words={wordsOf(original)} onOpen={onOpen} />,
    },
    {
      id: 'account',
      header: t('columns.account'),
      meta: inWideTable,
      accessorFn: ({ account }) => account?.accountName ?? '',
      cell: ({ row: { original } }) => <AccountName rule={original} />,
    },
    {
      id: 'state',
      header: t('columns.state'),
      accessorFn: stateOf,
      cell: ({ row: { original } }) => <StateChip rule={original} />,
    },
    {
      id: 'reported',
      header: t('columns.reported'),
      meta: { ...inWideTable, cellClassName: 'whitespace-nowrap tabular-nums' },
      accessorFn: ({ reportedTime }) => reportedTime ?? '',
      cell: ({
        row: {
          original: { reportedTime },
        },
      }) =>
        reportedTime === null ? (
          <span className="text-fg-3">{t('never')}</span>
        ) : (
          recentTime(reportedTime, { today, timeZone }, language)
        ),
    },
    {
      id: 'actions',
      header: t('columns.active'),
      enableSorting: false,
      cell: ({ row: { original } }) => <RuleActions rule={original} words={wordsOf(original)} />,
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rules}
      rowId={({ id }) => id}
      empty={empty}
      error={error}
      edge="page"
    />
  );
}

function RuleActions({ rule, words }: { rule: AlertRule; words: string }) {
  const { t } = useTranslation('alerts');
  const { pause, remove } = useAlertChanges();
  const name = t('nameOf', { rule: words, account: rule.account?.accountName ?? t('lostAccount') });
  return (
    <span className="flex items-center gap-2">
      <Switch
        label={<VisuallyHidden>{t('activeOf', { name })}</VisuallyHidden>}
        checked={!rule.isPaused}
        disabled={pause.isPending}
        onCheckedChange={(isActive) => pause.mutate({ rule, isPaused: !isActive })}
      />
      <IconButton
        label={t('deleteOf', { name })}
        title={t('delete')}
        aria-busy={remove.isPending}
        onClick={() => {
          if (!remove.isPending) remove.mutate(rule);
        }}
        className="max-desktop:size-11"
      >
        <Trash2Icon />
      </IconButton>
    </span>
  );
}

function RuleName({ rule, words, onOpen }: { rule: AlertRule; words: string; onOpen: (id: string) => void }) {
  const { t } = useTranslation('alerts');
  return (
    <span className="flex min-w-0 flex-col items-start">
      {rule.account ? (
        <button
          type="button"
          aria-label={t('editOf', { name: words })}
          onClick={() => onOpen(rule.id)}
          className="rounded-xs text-left font-medium text-fg-1 focus-ring hover:text-accent-fg hover:underline max-desktop:min-h-8"
        >
          {words}
        </button>
      ) : (
        <span className="font-medium">{words}</span>
      )}
      <span className="text-12 text-fg-3 desktop:hidden">
        <AccountName rule={rule} />
      </span>
    </span>
  );
}

function AccountName({ rule: { account } }: { rule: AlertRule }) {
  const { t } = useTranslation('alerts');
  if (!account) return <span className="text-fg-3">{t('lostAccount')}</span>;
  return (
    <span className="wrap-anywhere [unicode-bidi:plaintext]">
      {account.accountName} <span className="text-12 text-fg-3 tabular-nums">{account.accountNo}</span>
    </span>
  );
}

const chips = {
  open: { tone: 'bad', icon: <BellRingIcon /> },
  fine: { tone: 'ok', icon: <CheckIcon /> },
  paused: { tone: 'mute', icon: <ClockIcon /> },
  problem: { tone: 'warn', icon: <TriangleAlertIcon /> },
  stopped: { tone: 'warn', icon: <TriangleAlertIcon /> },
} as const;

function stateOf({ account, report, isPaused, isOpen, problem }: AlertRule): keyof typeof chips {
  if (!account || report?.viewId === null) return 'stopped';
  if (isPaused) return 'paused';
  if (problem !== null) return 'problem';
  return isOpen ? 'open' : 'fine';
}

function StateChip({ rule }: { rule: AlertRule }) {
  const { t } = useTranslation('alerts');
  const state = stateOf(rule);
  const { problem } = rule;
  return (
    <span className="flex flex-col items-start gap-1">
      <Chip {...chips[state]}>{t(`states.${state}`)}</Chip>
      {state === 'problem' && problem !== null && (
        <span className="max-w-80 text-12 text-pretty text-fg-3">{t(`problems.${problem}`)}</span>
      )}
    </span>
  );
}

/** The condition of a rule in words: `Daily cost above ￥30,000.00`. The namespace `alerts` must be loaded. */
function useAlertWords(): (rule: AlertRule) => string {
  const { t } = useTranslation(['alerts', 'schedules']);
  return ({ kind, threshold, baseline, account, report }) => {
    if (kind === 'rowsOver')
      return t('rules.rowsOver', {
        name: report?.name,
        range: report && t(`schedules:ranges.${report.range}`),
        threshold: formatValue(threshold, 't'),
      });
    if (kind === 'ctrFell' || kind === 'cpaRose')
      return t(`rules.${kind}${baseline === 'sameWeekday' ? 'Weekday' : 'Days'}`, { threshold });
    if (kind === 'noData' || kind === 'rejectedOver') return t(`rules.${kind}`, { threshold });
    if (kind === 'paceOff' && Number(threshold) === 0) return t('rules.paceOffBudget');
    const amount = account ? formatMoney(threshold, account.currency) : formatValue(threshold, 't2');
    return t(kind === 'paceOff' ? 'rules.paceOffTarget' : `rules.${kind}`, { threshold: amount });
  };
}
