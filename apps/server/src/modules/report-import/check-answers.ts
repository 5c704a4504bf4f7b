import { constantFieldsOf, hasPermission, type ImportAnswers } from '@meridian/api-client/contract';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { isTimeZone } from '../../platform/lib/is-time-zone';
import type { ImportRecord } from './repository/import-record-sql';
import type { NewAccount } from './repository/new-accounts-sql';

/** Errors: `invalid_request` for a choice that its question does not offer. */
export function rejectInvalidChoices(questions: ImportRecord['questions'], { choices }: ImportAnswers): void {
  for (const [questionId, choice] of Object.entries(choices)) {
    const question = questions.find((one) => one.id === questionId);
    if (!question?.answers.some((answer) => answer === choice)) {
      throw invalidField(`answers.choices.${questionId}`, 'invalid');
    }
  }
}

/**
 * Errors: `invalid_request` for a constant of a field that the channel's files never have, or that a column is mapped
 * to.
 */
export function rejectInvalidConstants(
  { channel, detection }: Pick<ImportRecord, 'channel' | 'detection'>,
  { columns = {}, constants = {} }: ImportAnswers,
): void {
  const fields = constantFieldsOf(channel);
  const detected = (detection?.columns ?? []).filter(({ header }) => !Object.hasOwn(columns, header));
  const ofColumns = [...Object.values(columns), ...detected.map(({ field }) => field)];
  for (const field of Object.keys(constants)) {
    const path = `answers.constants.${field}`;
    if (!fields.includes(field)) throw invalidField(path, 'invalid');
    if (ofColumns.includes(field)) throw invalidField(path, 'duplicate');
  }
}

/**
 * Accounts to create according to the answers.
 *
 * Errors: `not_allowed` for a user who may not create accounts; `invalid_request` if number, currency or time zone are
 * missing or unknown.
 */
export function accountsToCreate(
  questions: ImportRecord['questions'],
  { choices, accounts = {} }: ImportAnswers,
  permissions: readonly string[],
): NewAccount[] {
  const unknown = questions.filter(({ id, code }) => code === 'account_unknown' && choices[id] === 'create');
  if (unknown.length > 0 && !hasPermission(permissions, 'account:account:create'))
    throw new DomainError('not_allowed');
  return unknown.map(({ params }) => {
    const named = String(params['named'] ?? '');
    const path = `answers.accounts.${named}`;
    const account = Object.hasOwn(accounts, named) ? accounts[named] : undefined;
    if (!account) throw invalidField(path, 'required');
    if (!Intl.supportedValuesOf('currency').includes(account.currency))
      throw invalidField(`${path}.currency`, 'invalid');
    if (!isTimeZone(account.timeZone)) throw invalidField(`${path}.timeZone`, 'invalid');
    return { ...account, named };
  });
}
