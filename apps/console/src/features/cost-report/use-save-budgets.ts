import { endpoints, type AccountBudgets, type Channel } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { notify } from '../../lib/page/notices';

/** Refetches reports and forms with budgets. */
export function useRefreshBudgets(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const endpoint of [endpoints.costReportList, endpoints.costReportTrend, endpoints.costBudgetDetail])
      void queryClient.invalidateQueries(queryFilterFor(endpoint));
  };
}

/** Saves the budgets of a form, with a notice that offers to undo it. Errors: those of `costBudgetSave`. */
export function useSaveBudgets() {
  const { t } = useTranslation('costReport');
  const api = useApi();
  const refresh = useRefreshBudgets();
  const errorMessage = useErrorMessage();
  const save = ({ accountId, month }: AccountBudgets, budgets: readonly BudgetChange[]) =>
    api.call(endpoints.costBudgetSave, {
      body: { accountId, month, budgets: [...budgets] },
      withoutAccount: true,
    });
  const undo = async (stored: AccountBudgets, changes: readonly BudgetChange[]) => {
    try {
      await save(
        stored,
        changes.map(({ channel, amount, previous }) => ({ channel, amount: previous, previous: amount })),
      );
      notify({ tone: 'success', title: t('budget_undone') });
    } catch (error) {
      notify({ tone: 'error', title: errorMessage(error) });
    }
    refresh();
  };
  return async (stored: AccountBudgets, amounts: Readonly<Record<Channel, string>>) => {
    const changes = stored.channels.map(({ channel, amount: previous }) => ({
      channel,
      previous,
      amount: amounts[channel] === '' ? null : amounts[channel],
    }));
    await save(stored, changes);
    notify({
      tone: 'success',
      title: t('budget_saved'),
      seconds: 10,
      action: { label: t('budget_undo'), onClick: () => void undo(stored, changes) },
    });
    refresh();
  };
}

interface BudgetChange {
  channel: Channel;
  amount: string | null;
  previous: string | null;
}
