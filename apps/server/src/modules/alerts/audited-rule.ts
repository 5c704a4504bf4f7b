import { alertThresholds } from '@meridian/api-client/contract';
import type { AuditedObject } from '../../platform/audit';
import type { StoredAlertRule } from './alert-rules.repository';

/** An alert rule as the audit log names and describes it: by its account. */
export function auditedRule({
  id,
  accountId,
  accountName,
  accountNo,
  ...rule
}: StoredAlertRule & { accountName: string; accountNo: string }): AuditedObject {
  const { kind, report, threshold, baseline, byMail, isPaused } = rule;
  return {
    object: { id, name: accountName },
    accountIds: [accountId],
    values: {
      accountNo,
      alertKind: kind,
      ...(report && { name: report.name, period: report.period, range: report.range }),
      threshold,
      baseline: alertThresholds[kind] === 'percent' ? baseline : null,
      byMail,
      isPaused,
    },
  };
}
