import { pagePath } from '@meridian/api-client/contract';
import { sendNotice, type NoticeKind } from '../../kits/notices/notices';
import type { Database } from '../../platform/db';

/** Audit actions that concern two-step verification of a user. */
export type SecondFactorEvent = Extract<
  NoticeKind,
  'secondFactorOn' | 'secondFactorOff' | 'secondFactorRemoved' | 'recoveryCodesRenewed' | 'recoveryCodeUsed'
>;

/** Notifies a user of a change to their two-step verification. Call it in the transaction of the change. */
export function notifySecondFactor(
  tx: Database,
  user: { id: string; name: string },
  { kind, left, time }: { kind: SecondFactorEvent; left: number; time: Date },
): Promise<void> {
  return sendNotice(tx, {
    userId: user.id,
    kind,
    subject: `${kind}:${time.toISOString()}:${left}`,
    params: { name: user.name, left: String(left) },
    link: pagePath('secondFactor'),
    time,
  });
}
