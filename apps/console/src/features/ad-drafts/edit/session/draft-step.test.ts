import { ApiResponseError, NetworkError } from '@meridian/api-client';
import { errorCodes, maxCommandsPerSave, type DraftChange } from '@meridian/api-client/contract';
import {
  commandsToSave,
  decideConflict,
  editSession,
  emptyDraft,
  openSession,
  rebaseSession,
  redoInSession,
  toRows,
  undoInSession,
  type DraftSession,
  type IdentifiedCommand,
} from '@meridian/draft-editor/core';
import { idSource, randomCommand, seeded } from '@meridian/draft-editor/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftSummary } from '../../../../testing/demo/demo-drafts';
import { draftStep, type DraftStoreEvent } from './draft-step';
import type { DraftStoreState, OpenDraft } from './open-draft';
import { toCommands } from './save-commands';
import { draftServer } from './testing/draft-server';
import { renameTo } from './testing/open-store';

const summary = draftSummary(1, 'Winter', { version: 4 });
const rejection = (name: keyof typeof errorCodes, data?: unknown) =>
  new ApiResponseError({ code: errorCodes[name], message: '', status: 200, data });
const session = openSession(emptyDraft('Winter'), 4);
const rename = (name: string) => (own: DraftSession) => editSession(own, renameTo(name), idSource(name));
const saved = { version: 5, status: summary.status, savedTime: '2026-11-21T01:30:00Z' };

function stateAfter(...events: readonly DraftStoreEvent[]): DraftStoreState {
  const loading: DraftStoreState = { status: 'loading' };
  return [{ type: 'loaded', summary, session } as const, ...events].reduce<DraftStoreState>(
    (state, event) => draftStep(state, event, idSource('new')).state,
    loading,
  );
}

describe('a draft', () => {
  const edit: DraftStoreEvent = { type: 'edited', edit: rename('a') };
  const locked = rejection('locked', { by: 'Bo', since: '2026-11-21T01:30:00Z', status: 9 });
  const rejected: DraftStoreEvent = { type: 'failed', error: rejection('invalid_request') };

  it.each<[string, DraftStoreEvent[], Partial<OpenDraft> | { status: string }, number]>([
    ['is saved once it is loaded', [], { saving: 'saved', storage: 'stored', savedAt: undefined }, 0],
    ['is being saved after an edit', [edit], { saving: 'saving' }, 1],
    ['stays saved without a change', [{ type: 'edited', edit: () => null }], { saving: 'saved' }, 0],
    [
      'is saved after the response',
      [edit, { type: 'saved', count: 1, ...saved }],
      { saving: 'saved', savedAt: saved.savedTime },
      0,
    ],
    [
      'is being saved if it was edited before the response',
      [edit, { type: 'edited', edit: rename('b') }, { type: 'saved', count: 1, ...saved }],
      { saving: 'saving' },
      1,
    ],
    ['waits offline', [edit, { type: 'failed', error: new NetworkError('away') }], { saving: 'offline' }, 1],
    [
      'waits for a login',
      [edit, { type: 'failed', error: rejection('login_expired') }],
      { saving: 'signedOut' },
      1,
    ],
    [
      'waits for an upload',
      [edit, { type: 'failed', error: locked }],
      { saving: 'locked', error: locked },
      1,
    ],
    ['is deleted', [edit, { type: 'failed', error: rejection('not_found') }], { saving: 'deleted' }, 1],
    ['is rejected', [edit, rejected], { saving: 'failed' }, 1],
    [
      'is saved again without the undone command',
      [edit, rejected, { type: 'edited', edit: (own) => undoInSession(own, idSource('u')) }],
      { saving: 'saving' },
      0,
    ],
    [
      'keeps what was edited while rejected commands are sent again',
      [
        edit,
        rejected,
        { type: 'sent' },
        { type: 'edited', edit: rename('b') },
        { type: 'saved', count: 1, ...saved },
      ],
      { saving: 'saving' },
      1,
    ],
    [
      'waits for commands of others that cannot be loaded',
      [edit, { type: 'notRebased' }],
      { saving: 'saving' },
      1,
    ],
    ['has no unsaved commands once it is copied', [edit, { type: 'copied' }], {}, 0],
    [
      'shows the status of another request',
      [{ type: 'statusFound', status: 4 }],
      { summary: { ...summary, status: 4 } },
      0,
    ],
    [
      'is stored after a write',
      [edit, { type: 'storage', write: { type: 'started' } }],
      { storage: 'storing' },
      1,
    ],
    [
      'knows that typed texts are not stored',
      [{ type: 'typing', isStored: false }],
      { isTypingStored: false },
      0,
    ],
  ])('%s', (_, events, expected, pending) => {
    const state = stateAfter(...events);
    expect(state).toMatchObject({ status: 'open', ...expected });
    expect(state.status === 'open' && state.session.pending).toHaveLength(pending);
  });

  it.each<[DraftStoreEvent, string]>([
    [{ type: 'reloading' }, 'loading'],
    [{ type: 'notLoaded', error: 'x' }, 'failed'],
  ])('leaves the editor by %j', (event, status) => {
    const state = stateAfter(event);
    expect(state.status).toBe(status);
    expect(draftStep(state, edit, idSource('x'))).toMatchObject({
      state,
      next: 'asPlanned',
      isUnstored: false,
    });
  });

  it('adopts the commands of a closed window only in the version they were compared with', () => {
    const left: IdentifiedCommand[] = [{ id: 'left', command: renameTo('left') }];
    const adopt = (version: number) => stateAfter({ type: 'adopted', left, changes: [], version });
    expect(adopt(4)).toMatchObject({ saving: 'saving', session: { pending: [{ id: 'left' }] } });
    expect(adopt(3)).toMatchObject({ saving: 'saved', session: { pending: [] } });
  });

  it('sends the next request not before the server allows it', () => {
    const error = new ApiResponseError({
      code: errorCodes.too_many_requests,
      message: '',
      status: 429,
      retryAfter: 9,
    });
    expect(draftStep(stateAfter(edit), { type: 'failed', error }, idSource('x'))).toMatchObject({
      next: 'afterFailure',
      minDelayMs: 9_000,
    });
  });
});

const responses = [
  'arrives',
  'arrives',
  'request lost',
  'response lost',
  'rejected',
  'invalid',
  'locked',
] as const;
const actions = [
  'edit',
  'edit',
  'undo',
  'redo',
  'decide',
  'other user',
  'send',
  'send',
  'receive',
  'receive',
  'ask',
  'storage fails',
  'storage',
] as const;

it('never loses a command or says "saved" while something is unsaved, in any sequence of events', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.array(fc.tuple(fc.constantFrom(...actions), fc.constantFrom(...responses)), { maxLength: 40 }),
      (seed, sequence) => {
        const random = seeded(seed);
        const newId = idSource('m');
        const server = draftServer(4);
        let state: DraftStoreState = { status: 'loading' };
        let journaled: readonly IdentifiedCommand[] = [];
        /** Events of a request that is under way. */
        let arriving: (() => DraftStoreEvent) | undefined;

        const open = (): OpenDraft => {
          if (state.status !== 'open') throw new Error('not open');
          return state;
        };
        const send = (event: DraftStoreEvent) => {
          const step = draftStep(state, event, newId);
          ({ state } = step);
          const own = open();
          if (step.isUnstored) journaled = own.session.pending;
          const { session: now, saving } = own;
          if (saving === 'saved') expect(now.pending).toEqual([]);
          expect(journaled).toEqual(now.pending);
          const shown = openSession(now.saved, now.version, now.pending).history.draft;
          expect(toRows(shown)).toEqual(toRows(now.history.draft));
        };
        const request = (fault: (typeof responses)[number]) => {
          send({ type: 'sent' });
          const { version } = open().session;
          const commands = commandsToSave(open().session, { commands: maxCommandsPerSave });
          const response =
            fault === 'arrives' || fault === 'response lost'
              ? server.save({ id: summary.id, version, commands: [...commands] })
              : undefined;
          arriving = () => {
            if (fault === 'rejected') return { type: 'failed', error: rejection('login_expired') };
            if (fault === 'locked')
              return {
                type: 'failed',
                error: rejection('locked', { by: 'Bo', since: saved.savedTime, status: 9 }),
              };
            if (fault === 'invalid' && commands.length > 0)
              return { type: 'failed', error: rejection('invalid_request') };
            if (!response || fault !== 'arrives') return { type: 'failed', error: new NetworkError('away') };
            // asserted: the response bodies of a save
            if ('code' in response) {
              const { version: theirs, changes } = response.data as {
                version: number;
                changes: DraftChange[];
              };
              const given = { version: theirs, changes: toCommands(changes) };
              return { type: 'rebased', rebase: (own) => rebaseSession(own, given, newId) };
            }
            return { type: 'saved', count: commands.length, ...(response.data as typeof saved) };
          };
        };
        const receive = () => {
          const event = arriving?.();
          arriving = undefined;
          if (event) send(event);
        };
        const run = (action: (typeof actions)[number], fault: (typeof responses)[number]) => {
          switch (action) {
            case 'edit':
              send({
                type: 'edited',
                edit: (own) => editSession(own, randomCommand(own.history.draft, random, newId), newId),
              });
              break;
            case 'undo':
              send({ type: 'edited', edit: (own) => undoInSession(own, newId) });
              break;
            case 'redo':
              send({ type: 'edited', edit: (own) => redoInSession(own, newId) });
              break;
            case 'decide':
              send({
                type: 'edited',
                edit: (own) => {
                  const [conflict] = own.conflicts;
                  return conflict
                    ? decideConflict(own, conflict, random() < 0.5 ? 'mine' : 'theirs', newId)
                    : null;
                },
              });
              break;
            case 'other user':
              server.add(newId(), randomCommand(server.draft(), random, newId));
              break;
            case 'send':
              if (!arriving) request(fault);
              break;
            case 'receive':
              receive();
              break;
            case 'ask':
              send({ type: 'asked' });
              break;
            case 'storage fails':
              send({ type: 'storage', write: { type: 'failed', isLast: true } });
              break;
            case 'storage':
              send({
                type: 'storage',
                write: { type: 'done', isLast: true, isEmpty: journaled.length === 0 },
              });
              break;
          }
        };

        send({ type: 'loaded', summary, session });
        for (const [action, fault] of sequence) run(action, fault);
        // the server responds again
        receive();
        for (let round = 0; round < 5; round++) {
          request('arrives');
          receive();
        }
        expect(open()).toMatchObject({
          saving: 'saved',
          session: { pending: [], version: server.version() },
        });
        expect(toRows(open().session.history.draft)).toEqual(toRows(server.draft()));
      },
    ),
    { numRuns: 400 },
  );
});
