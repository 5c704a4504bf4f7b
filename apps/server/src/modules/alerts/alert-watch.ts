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
import type { createRowsCheck } from './check-rows';
import { checkRule } from './check-rule';

export interface AlertWatchOptions {
  db: Database;
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
 * another one only after the first is over. Rules whose user has no access to the account are skipped.
 */
export function createAlertWatch(options: AlertWatchOptions): () => Promise<void> {
  const { db, checkRows, jobs, clock, log, findUser, outbox } = options;
  const rules = createAlertRulesRepository(db);
  const facts = createAlertFactsRepository({ db, clock });

  async function check(): Promise<void> {
    const known = new Map<string, Promise<AlertFacts | undefined>>();
    let owner: Caller | null = null;
    for (const rule of await rules.findActive()) {
      if (owner?.userId !== rule.userId) owner = await findUser(rule.userId);
      if (owner === null || !mayHave(owner, rule)) continue;
      const channels = readableChannels(owner);
      const key = `${String(rule.accountId)} ${channels.join()}`;
      const found = known.get(key) ?? facts.find(rule.accountId, channels);
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
    const now = clock.now();
    const { kind } = rule;
    const result =
      kind === 'rowsOver'
        ? await checkRows(rule, owner, account)
        : checkRule({ ...rule, kind }, account, now);
    if (result.state === 'fine' && rule.openEvent !== null) await rules.setEvent(rule, { openEvent: null });
    if (result.state !== 'event' || result.key === rule.openEvent) return;
    const link = result.link ?? pagePath('alerts');
    await db.transaction(async (tx) => {
      const event = { openEvent: result.key, reportedTime: now };
      if (!(await createAlertRulesRepository(tx).setEvent(rule, event))) return;
      await sendNotice(tx, {
        ...result.notice,
        userId: rule.userId,
        subject: `alert:${rule.id}:${now.toISOString()}`,
        link,
        time: now,
      });
      if (!rule.byMail) return;
      const words = (language: Language) => noticeText(language, { ...result.notice, time: now });
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
