import { endpoints } from '@meridian/api-client/contract';
import * as z from 'zod/mini';
import { makeId } from './make-id';
import { onSignOut } from './session';
import { readWindowStored, writeWindowStored } from './window-storage';

/** The calls that may safely be sent twice: their bodies say how things shall be. */
export const keptEndpoints = {
  accountFollow: endpoints.accountFollow,
  changeLanguage: endpoints.changeLanguage,
  messageRead: endpoints.messageRead,
  reportFieldReset: endpoints.reportFieldReset,
  reportFieldSave: endpoints.reportFieldSave,
  reportViewSave: endpoints.reportViewSave,
};
export type KeptCall = keyof typeof keptEndpoints;
export type KeptBody<Call extends KeptCall> = z.input<(typeof keptEndpoints)[Call]['body']>;

/** A change that waits for a server that is away. */
export interface KeptChange<Call extends KeptCall = KeptCall> {
  /** Names it, already translated. */
  what: string;
  call: Call;
  body: KeptBody<Call>;
}

const key = 'keptChanges';
const textSchema = z.object({ owner: z.string(), changes: z.record(z.string(), z.unknown()) });
const callSchema = z.custom<KeptCall>(
  (call) => typeof call === 'string' && Object.hasOwn(keptEndpoints, call),
);
const changeSchema = z.object({ what: z.string(), call: callSchema, body: z.unknown() });

let owner: string | null = null;
let changes: Readonly<Record<string, KeptChange>> = {};

/**
 * The changes that waited when this window was reloaded; they wait on until `forgetChange`. Those of another user are
 * forgotten, and so is what makes no sense. Given out once.
 */
export function claimChanges(userId: string): readonly (readonly [id: string, change: KeptChange])[] {
  if (owner === userId) return [];
  owner = userId;
  changes = readChanges(userId);
  write();
  return Object.entries(changes);
}

/** Keeps a change for a reload of the window; returns its id. Nothing is kept before `claimChanges` has said whose it is. */
export function keepChange(change: KeptChange): string {
  const id = makeId();
  changes = { ...changes, [id]: change };
  write();
  return id;
}

/** A change is sent, refused, or wanted no more. */
export function forgetChange(id: string): void {
  changes = Object.fromEntries(Object.entries(changes).filter(([other]) => other !== id));
  write();
}

onSignOut(() => {
  owner = null;
  changes = {};
  writeWindowStored(key, null);
});

function write(): void {
  if (owner === null) return;
  const isEmpty = Object.keys(changes).length === 0;
  // where it does not fit or is forbidden, the change still waits in this page
  writeWindowStored(key, isEmpty ? null : JSON.stringify({ owner, changes }));
}

function readChanges(userId: string): Readonly<Record<string, KeptChange>> {
  const { success, data } = textSchema.safeParse(parse(readWindowStored(key)));
  if (!success || data.owner !== userId) return {};
  return Object.fromEntries(
    Object.entries(data.changes).flatMap(([id, value]) => {
      const change = readChange(value);
      return change ? [[id, change] as const] : [];
    }),
  );
}

function readChange(value: unknown): KeptChange | undefined {
  const read = changeSchema.safeParse(value);
  if (!read.success) return undefined;
  const { what, call, body } = read.data;
  const known = keptEndpoints[call].body.safeParse(body);
  // asserted: the schema of the call has just checked it
  return known.success ? { what, call, body: body as KeptBody<KeptCall> } : undefined;
}

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // cut off or written by somebody else
  }
};
