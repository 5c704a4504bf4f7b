import {
  type Channel,
  defaultTimeZone,
  findSection,
  isFormulaOf,
  type OwnMetric,
  type Period,
  type ReportQuery,
  type Section,
  type SectionDefinition,
} from '@meridian/api-client/contract';
import type { Clock } from '../../platform/clock';
import type { Caller } from '../../platform/lib/caller';
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

/** The user whose custom fields and own metrics apply. */
export type ReportReader = Pick<Caller, 'userId' | 'accountIds'>;

/** Own metrics that a user may see in a section. */
export type FindOwnMetrics = (
  reader: ReportReader,
  part: Pick<ReportSubject, 'channel' | 'section'>,
) => Promise<readonly OwnMetric[]>;

/**
 * Plans a report that its reader requests, with the reader's own metrics that the section can compute.
 *
 * Errors: `not_found` for a section that the channel lacks, `invalid_request` for an invalid query.
 */
export async function prepareReport(
  { channel, section, period, accountIds, query, reader }: ReportSubject & { reader: ReportReader },
  {
    reports,
    clock,
    findOwnMetrics,
  }: {
    reports: Pick<ReportsRepository, 'findAccounts'>;
    clock: Pick<Clock, 'today'>;
    findOwnMetrics: FindOwnMetrics;
  },
): Promise<{ plan: ReportPlan; accounts: AccountFacts; ownMetrics: readonly OwnMetric[] }> {
  const definition = requireSection(channel, section);
  const accounts = await readAccountFacts(accountIds, { reports, clock });
  const found = await findOwnMetrics(reader, { channel, section });
  const ownMetrics = found.filter(({ formula }) => isFormulaOf(formula, definition));
  checkQuery(query, { channel, section, period, definition, accountIds, today: accounts.today, ownMetrics });
  const plan = planReport({ channel, section, period, definition, accountIds }, query, ownMetrics);
  return { plan, accounts, ownMetrics };
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
