import {
  auditObjectOf,
  type AuditAction,
  type AuditField,
  type AuditValue,
  type AuditValues,
} from '@meridian/api-client/contract';
import { insertMany, type Database } from '../db';
import { auditRecords } from '../db/schema';
import { currentAudit, type Actor } from './audit-context';

/** An action to record. */
export interface AuditEvent {
  action: AuditAction;
  /** The object of the action. */
  object: { id: string | number | null; name: string };
  /** Accounts that the action concerns. */
  accountIds?: readonly number[];
  /** State of the object before the action; absent for a new object, or when nothing changed. */
  before?: AuditValues | null;
  /** State of the object after the action. */
  after?: AuditValues | null;
  /** Replaces the actor of the context: at login there is no session yet. */
  actor?: Actor;
}

/** Longer user agents are made up. */
const maxUserAgentLength = 300;

/**
 * Records an action in the audit log. Pass the transaction of the change, so that both are stored or neither.
 *
 * Errors: the endpoint of the request does not declare the action.
 */
export async function recordAudit(tx: Database, event: AuditEvent): Promise<void> {
  await recordAllAudits(tx, [event]);
}

/** Like `recordAudit`, for several actions at once. */
export async function recordAllAudits(tx: Database, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { declared, address, userAgent, ...context } = currentAudit();
  const rows = events.map(({ action, object, accountIds = [], before, after, actor = context.actor }) => {
    if (declared !== undefined && !(Array.isArray(declared) && declared.includes(action)))
      throw new Error(`The endpoint doesn’t declare that it records ${action}.`);
    return {
      action,
      actorKind: actor.kind,
      actorId: actor.id,
      actorName: cleanText(actor.name),
      objectType: auditObjectOf[action],
      objectId: object.id === null ? null : String(object.id),
      objectName: cleanText(object.name),
      accountIds: [...accountIds],
      address,
      userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null,
      before: before ? cleanValues(before) : null,
      after: after ? cleanValues(after) : null,
    };
  });
  await insertMany(tx, auditRecords, rows);
}

/** Removes NUL and unpaired surrogates, which PostgreSQL cannot store. */
const cleanText = (text: string) => Buffer.from(text).toString().replaceAll('\0', '');

function cleanValues(values: AuditValues): AuditValues {
  const clean = (value: AuditValue): AuditValue => {
    if (Array.isArray(value)) return value.map(cleanText);
    return typeof value === 'string' ? cleanText(value) : value;
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, clean(value)]));
}

/** Fields whose values differ, with their values before and after. */
export function changedValues(
  before: AuditValues,
  after: AuditValues,
): { before: AuditValues; after: AuditValues } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  // parse boundary: Object.keys loses the type of the keys
  const changed = (keys as AuditField[]).filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  );
  const pick = (values: AuditValues): AuditValues =>
    Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** An object as the audit log names and describes it. */
export interface AuditedObject {
  object: AuditEvent['object'];
  /** Accounts that the object concerns. */
  accountIds: readonly number[];
  values: AuditValues;
}

/** Records that an object was created (without a state before) or changed; nothing if all of its values are the same. */
export async function recordChange(
  tx: Database,
  {
    actions,
    before,
    after,
  }: {
    actions: { created: AuditAction; changed: AuditAction };
    before: AuditedObject | undefined;
    after: AuditedObject;
  },
): Promise<void> {
  const { object, values } = after;
  if (before === undefined) {
    await recordAudit(tx, { action: actions.created, object, accountIds: after.accountIds, after: values });
    return;
  }
  const changed = changedValues(before.values, values);
  const accountIds = [...new Set([...before.accountIds, ...after.accountIds])];
  const hasOtherAccounts =
    accountIds.length > before.accountIds.length || accountIds.length > after.accountIds.length;
  if (Object.keys(changed.after).length === 0 && !hasOtherAccounts) return;
  await recordAudit(tx, { action: actions.changed, object, accountIds, ...changed });
}
