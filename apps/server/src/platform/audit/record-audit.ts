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

/** An action that was done. */
export interface AuditEvent {
  action: AuditAction;
  /** What it was done to. */
  object: { id: string | number | null; name: string };
  /** Accounts that it concerns. */
  accountIds?: readonly number[];
  /** What the object was before; absent: there was none, or nothing changed. */
  before?: AuditValues | null;
  /** What it is now. */
  after?: AuditValues | null;
  /** In place of who sent the request: who signs in has no session yet. */
  actor?: Actor;
}

/** User agents are longer only when someone makes them up. */
const maxUserAgentLength = 300;

/**
 * Records an action in the audit log. Pass the transaction that makes the change: both are stored, or neither.
 *
 * Errors: the endpoint of the request does not declare the action.
 */
export async function recordAudit(tx: Database, event: AuditEvent): Promise<void> {
  await recordAllAudits(tx, [event]);
}

/** As `recordAudit` for several actions at once. */
export async function recordAllAudits(tx: Database, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { declared, address, userAgent, ...context } = currentAudit();
  const rows = events.map(({ action, object, accountIds = [], before, after, actor = context.actor }) => {
    if (declared !== undefined && !(Array.isArray(declared) && declared.includes(action)))
      throw new Error(`The endpoint does not declare that it records ${action}.`);
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

/** The database stores neither a NUL nor half of a surrogate pair. */
const cleanText = (text: string) => Buffer.from(text).toString().replaceAll('\0', '');

function cleanValues(values: AuditValues): AuditValues {
  const clean = (value: AuditValue): AuditValue => {
    if (Array.isArray(value)) return value.map(cleanText);
    return typeof value === 'string' ? cleanText(value) : value;
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, clean(value)]));
}

/** The fields that differ, before and after. */
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
