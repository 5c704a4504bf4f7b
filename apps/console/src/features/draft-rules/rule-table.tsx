import { endpoints, type DraftRule } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { formatList, formatNumber } from '@meridian/i18n/core';
import { Chip, IconButton, Switch, VisuallyHidden } from '@meridian/ui';
import { CircleAlertIcon, Trash2Icon, TriangleAlertIcon } from '@meridian/ui/icons';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { notify } from '../../lib/page/notices';
import { demandsOf } from './rule-values';

export interface RuleTableProps {
  /** Undefined while they load. */
  rules: readonly DraftRule[] | undefined;
  empty: ReactNode;
  /** Replaces the rows if they could not be loaded. */
  error: ReactNode;
  onOpen: (id: string) => void;
  onDelete: (rule: DraftRule) => void;
}

const chips = {
  error: { tone: 'bad', icon: <CircleAlertIcon /> },
  warning: { tone: 'warn', icon: <TriangleAlertIcon /> },
} as const;

/** Rules for drafts: what they demand, of whom, and a switch for each. */
export function RuleTable({ rules, empty, error, onOpen, onDelete }: RuleTableProps) {
  const { t } = useTranslation('draftRules');
  const columns: DataTableColumn<DraftRule>[] = [
    {
      id: 'rule',
      header: t('columns.rule'),
      meta: { isRowHeader: true },
      accessorFn: ({ name }) => name,
      cell: ({ row: { original } }) => <RuleName rule={original} onOpen={onOpen} />,
    },
    {
      id: 'demand',
      header: t('columns.demand'),
      meta: { hiddenBelow: 'desktop' },
      accessorFn: ({ condition }) => t(`kinds.${condition.kind}`),
      cell: ({ row: { original } }) => <Demand rule={original} />,
    },
    {
      id: 'company',
      header: t('columns.company'),
      meta: { hiddenBelow: 'desktop', cellClassName: 'wrap-anywhere' },
      accessorFn: ({ companyName }) => companyName ?? t('allAccounts'),
    },
    {
      id: 'severity',
      header: t('columns.severity'),
      accessorFn: ({ severity }) => severity,
      cell: ({
        row: {
          original: { severity },
        },
      }) => <Chip {...chips[severity]}>{t(`severities.${severity}`)}</Chip>,
    },
    {
      id: 'actions',
      header: t('columns.active'),
      enableSorting: false,
      cell: ({ row: { original } }) => <RuleActions rule={original} onDelete={onDelete} />,
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

function RuleName({ rule, onOpen }: { rule: DraftRule; onOpen: (id: string) => void }) {
  const { t } = useTranslation('draftRules');
  const { id, name, note, companyName } = rule;
  return (
    <span className="flex min-w-0 flex-col items-start">
      <button
        type="button"
        aria-label={t('editOf', { name })}
        onClick={() => onOpen(id)}
        className="rounded-xs text-left font-medium wrap-anywhere text-fg-1 focus-ring hover:text-accent-fg hover:underline max-desktop:min-h-8"
      >
        {name}
      </button>
      {note !== '' && <span className="text-12 wrap-anywhere text-fg-3 max-desktop:hidden">{note}</span>}
      <span className="text-12 wrap-anywhere text-fg-3 desktop:hidden">
        <Demand rule={rule} />
        {companyName ?? t('allAccounts')}
      </span>
    </span>
  );
}

/** More are only counted. */
const maxShown = 3;

function Demand({ rule: { condition } }: { rule: DraftRule }) {
  const { t } = useTranslation('draftRules');
  const { language } = useLanguage();
  const demands = demandsOf(condition);
  const more = demands.length - maxShown;
  const listed = formatList(demands.slice(0, maxShown), language, 'values');
  const rows = condition.rows.map((row) => t(`rows.${row}`));
  return (
    <span className="flex flex-col">
      <span>
        {t(`kinds.${condition.kind}`)}
        <span className="text-fg-3"> · {formatList(rows, language, 'values')}</span>
      </span>
      <span className="text-12 wrap-anywhere text-fg-2">
        {more > 0 ? t('andMore', { listed, more: formatNumber(more) }) : listed}
      </span>
    </span>
  );
}

function RuleActions({ rule, onDelete }: { rule: DraftRule; onDelete: (rule: DraftRule) => void }) {
  const { t } = useTranslation('draftRules');
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { id, name, isPaused } = rule;
  const pause = useMutation({
    mutationFn: (pausing: boolean) => api.call(endpoints.draftRulePause, { body: { id, isPaused: pausing } }),
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
    onSettled: () => {
      void queryClient.invalidateQueries(queryFilterFor(endpoints.draftRulesOfDraft));
      return queryClient.invalidateQueries(queryFilterFor(endpoints.draftRuleList));
    },
  });
  return (
    <span className="flex items-center gap-2">
      <Switch
        label={<VisuallyHidden>{t('activeOf', { name })}</VisuallyHidden>}
        checked={!isPaused}
        disabled={pause.isPending}
        onCheckedChange={(isActive) => pause.mutate(!isActive)}
      />
      <IconButton
        label={t('deleteOf', { name })}
        title={t('delete')}
        onClick={() => onDelete(rule)}
        className="max-desktop:size-11"
      >
        <Trash2Icon />
      </IconButton>
    </span>
  );
}
