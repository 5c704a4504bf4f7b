import {
  allPermissions,
  channels,
  hasPermission,
  maxDayEvents,
  maxEventDays,
  type AccountEvent,
  type AccountEventDay,
  type Permission,
} from '@meridian/api-client/contract';
import { dayCount, type DateRange, type Day } from '@meridian/date-range/core';
import { dayOf } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { readableChannels, type Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import {
  createAccountEventsRepository,
  type AccountEventsRepository,
  type EventRange,
} from './account-events.repository';

type Reader = Pick<Caller, 'userId' | 'permissions'>;

/** An event with its day, which for a note is not that of its time. */
interface DatedEvent {
  day: Day;
  event: AccountEvent;
}

/** What happened in an account. */
export function createAccountEventsService({ db }: { db: Database }) {
  return {
    /**
     * Events by day of the account's time zone, the newest day first, as far as the reader's permissions cover them. The reader must have
     * access to the account. Errors: those of the endpoint.
     */
    async list(
      reader: Reader,
      { accountId, beginDate, endDate }: DateRange & { accountId: number },
    ): Promise<AccountEventDay[]> {
      if (endDate < beginDate || dayCount({ beginDate, endDate }) > maxEventDays)
        throw invalidField('endDate', 'invalid');
      const events = createAccountEventsRepository(db);
      const timeZone = await events.findTimeZone(accountId);
      if (timeZone === undefined) throw new DomainError('not_found');
      const range = { accountId, beginDate, endDate, timeZone };
      const found = await Promise.all(sources.map((read) => read(events, { reader, range })));
      return byDay(found.flat());
    },
  };
}

interface SourceContext {
  reader: Reader;
  range: EventRange;
}

const maySee = ({ permissions }: Reader, permission: Permission) => hasPermission(permissions, permission);

/** Every source reads nothing that the reader may not see elsewhere. */
const sources: readonly ((
  events: AccountEventsRepository,
  context: SourceContext,
) => Promise<readonly DatedEvent[]>)[] = [
  async (events, { reader, range }) =>
    (await events.findNotes(range)).map(({ day, createdBy, ...note }) => ({
      day,
      event: { ...note, kind: 'note', canEdit: mayChangeNote(reader, createdBy) },
    })),

  async (events, { reader, range }) =>
    maySee(reader, 'draft:draft:view')
      ? datedIn(range, [...(await events.findUploads(range)), ...(await events.findRejections(range))])
      : [],

  async (events, { reader, range }) =>
    maySee(reader, 'report:import:view')
      ? datedIn(range, [...(await events.findImports(range)), ...(await events.findUndoneImports(range))])
      : [],

  async (events, { reader, range }) => {
    if (!maySee(reader, 'report:cost:view')) return [];
    const readable = channels.filter((channel) => readableChannels(reader).includes(channel));
    const changes = (await events.findBudgetChanges(range)).map(({ before, after, month, ...change }) => ({
      ...change,
      kind: 'budget' as const,
      month,
      budgets: readable.flatMap((channel) =>
        after[channel] === undefined && before[channel] === undefined
          ? []
          : [{ channel, before: before[channel] ?? null, after: after[channel] ?? null }],
      ),
    }));
    return datedIn(
      range,
      changes.filter(({ budgets }) => budgets.length > 0),
    );
  },
];

const datedIn = ({ timeZone }: EventRange, events: readonly AccountEvent[]): DatedEvent[] =>
  events.map((event) => ({ day: dayOf(new Date(event.time), timeZone), event }));

/** Whether a user may change a note: its author, and administrators. */
export function mayChangeNote(
  { userId, permissions }: Pick<Caller, 'userId' | 'permissions'>,
  createdBy: string | null,
): boolean {
  if (!hasPermission(permissions, 'report:note:edit')) return false;
  return createdBy === userId || permissions.includes(allPermissions);
}

function byDay(found: readonly DatedEvent[]): AccountEventDay[] {
  const days = [...new Set(found.map(({ day }) => day))].sort().reverse();
  return days.map((date) => {
    const events = found.filter(({ day }) => day === date).map(({ event }) => event);
    const counts: AccountEventDay['counts'] = {};
    for (const { kind } of events) counts[kind] = (counts[kind] ?? 0) + 1;
    const isNote = ({ kind }: AccountEvent) => Number(kind === 'note');
    events.sort((a, b) => isNote(b) - isNote(a) || b.time.localeCompare(a.time));
    return { date, counts, events: events.slice(0, maxDayEvents) };
  });
}
