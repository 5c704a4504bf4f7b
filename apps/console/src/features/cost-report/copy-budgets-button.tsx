import { endpoints } from '@meridian/api-client/contract';
import { addMonths } from '@meridian/date-range/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { CopyIcon } from '@meridian/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { monthName } from '../../lib/dates/day-name';
import { ConfirmDialog } from '../../lib/page/confirm-dialog';
import { notify } from '../../lib/page/notices';
import { useRefreshBudgets } from './use-save-budgets';

/** Copies the budgets of the previous month, after confirmation. `month`: the first day of the target month. */
export function CopyBudgetsButton({ month }: { month: string }) {
  const { t } = useTranslation('costReport');
  const { language } = useLanguage();
  const api = useApi();
  const errorMessage = useErrorMessage();
  const refresh = useRefreshBudgets();
  const [isAsking, setAsking] = useState(false);
  const copying = useMutation({
    mutationFn: () =>
      api.call(endpoints.costBudgetCopy, { body: { month, query: { accountId: 0 } }, withoutAccount: true }),
    onSuccess: ({ count }) => {
      if (count === 0) notify({ tone: 'info', title: t('copy_none') });
      else notify({ tone: 'success', title: t('copy_done', { count }) });
      setAsking(false);
      refresh();
    },
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
  });
  const months = { from: monthName(addMonths(month, -1), language), to: monthName(month, language) };
  return (
    <>
      <Button icon={<CopyIcon />} onClick={() => setAsking(true)}>
        {t('copy')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('copy_title', months)}
          body={t('copy_body', months)}
          confirmLabel={t('copy_confirm')}
          variant="primary"
          isPending={copying.isPending}
          onConfirm={() => copying.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
