import {
  type Channel,
  defaultTimeZone,
  findSection,
  type Period,
  type ReportQuery,
  type Section,
  type SectionDefinition,
} from '@meridian/api-client/contract';
import type { Clock } from '../../platform/clock';
import { DomainError } from '../../platform/lib/domain-error';
import type { ReportAccount, ReportsRepository } from '../reports.repository';
import { checkQuery } from './check-query';
import { planReport, type ReportPlan } from './report-plan';

/** The report of a request. */
export interface ReportSubject {
  channel: Channel;
  section: Section;
  period: Period;
  /** Selected accounts that the user has access to. */
  accountIds: readonly number[];
  query: ReportQuery;
}

/** Properties of the accounts that a report needs. */
export interface AccountFacts {
  timeZone: string;
  /** Today in the accounts' time zone. */
  today: string;
  /** ISO 4217 code of all amounts; undefined if there are several. */
  currency: string | undefined;
}

/** Errors: `not_found` for a section that the channel lacks, `invalid_request` for an invalid query. */
export async function prepareReport(
  { channel, section, period, accountIds, query }: ReportSubject,
  { reports, clock }: { reports: Pick<ReportsRepository, 'findAccounts'>; clock: Pick<Clock, 'today'> },
): Promise<{ plan: ReportPlan; accounts: AccountFacts }> {
  const definition = requireSection(channel, section);
  const accounts = await readAccountFacts(accountIds, { reports, clock });
  checkQuery(query, { channel, section, period, definition, accountIds, today: accounts.today });
  return { plan: planReport({ channel, section, period, definition, accountIds }, query), accounts };
}

/** Errors: `not_found`. */
export function requireSection(channel: Channel, section: Section): SectionDefinition {
  const definition = findSection(channel, section);
  if (!definition) throw new DomainError('not_found');
  return definition;
}

export async function readAccountFacts(
  accountIds: readonly number[],
  { reports, clock }: { reports: Pick<ReportsRepository, 'findAccounts'>; clock: Pick<Clock, 'today'> },
): Promise<AccountFacts> {
  const accounts = await reports.findAccounts(accountIds);
  const timeZone = onlyValue(accounts, 'timeZone') ?? defaultTimeZone;
  return { timeZone, today: clock.today(timeZone), currency: onlyValue(accounts, 'currency') };
}

/** The value that all accounts share; undefined if they differ or there are none. */
function onlyValue(accounts: readonly ReportAccount[], key: keyof ReportAccount): string | undefined {
  const values = new Set(accounts.map((account) => account[key]));
  return values.size === 1 ? accounts[0]?.[key] : undefined;
}
