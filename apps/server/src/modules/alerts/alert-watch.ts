import { hasPermission, pagePath } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import type { FastifyBaseLogger } from 'fastify';
import { noticeText, sendNotice } from '../../kits/notices/notices';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import { readableChannels, type Caller } from '../../platform/lib/caller';
import type { Outbox } from '../mail';
import { createAlertFactsRepository, type AlertFacts } from './alert-facts.repository';
import { createAlertRulesRepository, type StoredAlertRule } from './alert-rules.repository';
import type { createPaceCheck } from './check-pace';
import type { createRowsCheck } from './check-rows';
import { checkRule, type AlertNotice, type RuleResult } from './check-rule';

export interface AlertWatchOptions {
  db: Database;
  checkPace: ReturnType<typeof createPaceCheck>;
  checkRows: ReturnType<typeof createRowsCheck>;
  jobs: Pick<Jobs, 'wake'>;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** A user with current permissions and accounts; null if the user is deleted or suspended. */
  findUser: (userId: string) => Promise<Caller | null>;
  outbox: Pick<Outbox, 'addMessage'>;
}

/**
 * Handler of the queue `watch-alerts`, which checks all rules every ten minutes. A rule reports an event once, and
 * another one only after the first is over. A rule that cannot be checked until its user changes something says so once. Rules whose user
 * has no access to the account are skipped.
 */
export function createAlertWatch(options: AlertWatchOptions): () => Promise<void> {
  const { db, checkPace, checkRows, jobs, clock, log, findUser, outbox } = options;
  const rules = createAlertRulesRepository(db);
  const facts = createAlertFactsRepository({ db, clock });

  async function check(): Promise<void> {
    const known = new Map<string, Promise<AlertFacts | undefined>>();
    let owner: Caller | null = null;
    for (const rule of await rules.findActive()) {
      if (owner?.userId !== rule.userId) owner = await findUser(rule.userId);
      if (owner === null || !mayHave(owner, rule)) continue;
      const channels = readableChannels(owner);
      const hasDrafts = hasPermission(owner.permissions, 'draft:draft:view');
      const key = `${String(rule.accountId)} ${channels.join()} ${String(hasDrafts)}`;
      const found = known.get(key) ?? facts.find(rule.accountId, { channels, hasDrafts });
      known.set(key, found);
      try {
        const account = await found;
        if (account) await report(rule, account, owner);
      } catch (error) {
        // the other rules are still checked; this one is retried in the next run
        log.error({ err: error, rule: rule.id }, 'alerts: failed to check a rule');
      }
    }
  }

  async function report(rule: StoredAlertRule, account: AlertFacts, owner: Caller): Promise<void> {
    const result = await resultOf(rule, account, owner);
    if (result.state === 'impossible') {
      const { problem } = result;
      if (problem === rule.problem) return;
      const { accountNo, accountName } = account;
      const params = { accountNo, accountName, name: rule.report?.name ?? accountName };
      await tell(rule, { kind: 'alertProblem', params }, { event: { problem }, link: pagePath('alerts') });
      return;
    }
    const event = { openEvent: result.state === 'event' ? result.key : null, problem: null };
    if (result.state === 'event' && result.key !== rule.openEvent) {
      const { notice, link = pagePath('alerts') } = result;
      await tell(rule, notice, { event: { ...event, reportedTime: clock.now() }, link });
      return;
    }
    if (result.state === 'fine' && rule.openEvent !== null) await rules.setEvent(rule, event);
    else if (rule.problem !== null) await rules.setEvent(rule, { problem: null });
  }

  async function resultOf(rule: StoredAlertRule, account: AlertFacts, owner: Caller): Promise<RuleResult> {
    const { kind } = rule;
    if (kind === 'rowsOver') return checkRows(rule, owner, account);
    if (kind === 'paceOff') return checkPace(rule, owner, account);
    return checkRule({ ...rule, kind }, account, clock.now());
  }

  /** Stores what happened to a rule and tells its user, unless another server has done so. */
  async function tell(
    rule: StoredAlertRule,
    notice: AlertNotice,
    { event, link }: { event: Parameters<typeof rules.setEvent>[1]; link: string },
  ): Promise<void> {
    const now = clock.now();
    await db.transaction(async (tx) => {
      if (!(await createAlertRulesRepository(tx).setEvent(rule, event))) return;
      const subject = `alert:${rule.id}:${now.toISOString()}:${notice.kind}`;
      await sendNotice(tx, { ...notice, userId: rule.userId, subject, link, time: now });
      if (!rule.byMail) return;
      const words = (language: Language) => noticeText(language, { ...notice, time: now });
      const about = { kind: 'alert', id: rule.id } as const;
      await outbox.addMessage(tx, { userId: rule.userId, about, words, link });
    });
    jobs.wake();
  }

  return check;
}

function mayHave(owner: Caller, { accountId }: StoredAlertRule): boolean {
  return owner.accountIds.includes(accountId) && hasPermission(owner.permissions, 'report:alert:edit');
}
