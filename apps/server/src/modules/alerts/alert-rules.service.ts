import type { AlertRule, AlertRuleInput } from '@meridian/api-client/contract';
import type { Clock } from '../../platform/clock';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import type { AlertRulesRepository } from './alert-rules.repository';

type Owner = Pick<Caller, 'userId' | 'accountIds'>;

/** Alert rules of a user. Errors are the same for missing rules and those of other users. */
export function createAlertRulesService({
  rules,
  clock,
}: {
  rules: AlertRulesRepository;
  clock: Pick<Clock, 'now'>;
}) {
  async function find(owner: Owner, id: string): Promise<AlertRule> {
    const found = (await rules.list(owner)).find((rule) => rule.id === id.toLowerCase());
    if (!found) throw new DomainError('not_found');
    return found;
  }

  return {
    list: (owner: Owner): Promise<AlertRule[]> => rules.list(owner),

    /**
     * Creates or changes a rule and resets its reported event. The user must have access to the account.
     * Errors: `not_found` for an id of another user, `invalid_request` above the maximum number of rules.
     */
    async save(owner: Owner, id: string, input: AlertRuleInput): Promise<AlertRule> {
      await rules.save(owner.userId, { ...input, id }, clock.now());
      return find(owner, id);
    },

    /** Errors: `not_found`. */
    async pause(owner: Owner, id: string, isPaused: boolean): Promise<AlertRule> {
      if (!(await rules.pause(owner.userId, id, isPaused))) throw new DomainError('not_found');
      return find(owner, id);
    },

    /** Errors: `not_found`. */
    async remove({ userId }: Owner, id: string): Promise<void> {
      if (!(await rules.remove(userId, id))) throw new DomainError('not_found');
    },
  };
}
