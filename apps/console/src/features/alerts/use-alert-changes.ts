import { endpoints, type AlertRule } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { notify } from '../../lib/page/notices';

/** Pauses, resumes and deletes alerts; a deletion can be undone. Notices report the result. */
export function useAlertChanges() {
  const { t } = useTranslation('alerts');
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const refresh = () => queryClient.invalidateQueries(queryFilterFor(endpoints.alertRuleList));
  const onError = (error: unknown) => notify({ tone: 'error', title: errorMessage(error) });

  const setPaused = ({ id }: Pick<AlertRule, 'id'>, isPaused: boolean) =>
    api.call(endpoints.alertRulePause, { body: { id, isPaused } });

  const pause = useMutation({
    mutationFn: ({ rule, isPaused }: { rule: AlertRule; isPaused: boolean }) => setPaused(rule, isPaused),
    onError,
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: async (rule: AlertRule) => {
      const { id, accountId, kind, threshold, baseline, byMail, report } = rule;
      const watched = report?.viewId && { viewId: report.viewId, period: report.period, range: report.range };
      const body = { id, accountId, kind, threshold, baseline, byMail, ...watched };
      await api.call(endpoints.alertRuleSave, { body, withoutAccount: true });
      if (rule.isPaused) await setPaused(rule, true);
    },
    onSuccess: () => notify({ tone: 'success', title: t('restored') }),
    onError,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: AlertRule) => api.call(endpoints.alertRuleDelete, { body: { id } }),
    onSuccess: (_, rule) =>
      notify({
        tone: 'success',
        title: t('deleted'),
        // a user cannot set up an alert for an account that they may not see
        ...(rule.account &&
          rule.report?.viewId !== null && {
            action: { label: t('undo'), onClick: () => restore.mutate(rule) },
          }),
      }),
    onError,
    onSettled: refresh,
  });
  return { pause, remove };
}
