import { ApiResponseError, NetworkError } from '@meridian/api-client';
import { errorCodes } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { eventOfFailure, savingStates, savingStep, type SavingEvent, type SavingState } from './saving-state';

const pending = { isPending: true };
const done = { isPending: false };
const same = 'same';

/** The next state for each state, and the time of the next request. */
const table: [
  SavingEvent,
  Record<SavingState, SavingState | typeof same>,
  string | Partial<Record<SavingState, string>>,
][] = [
  [{ type: 'saved', ...done }, all('saved'), 'poll'],
  [{ type: 'saved', ...pending }, all('saving'), 'now'],
  [
    { type: 'edited' },
    { ...all(same), saved: 'saving', failed: 'saving' },
    { ...all('afterEdit'), locked: 'asPlanned', deleted: 'asPlanned' },
  ],
  [{ type: 'sent' }, { ...all(same), failed: 'saving' }, 'asPlanned'],
  [{ type: 'asked' }, { ...all(same), failed: 'saving' }, 'now'],
  [{ type: 'rebased' }, all(same), 'now'],
  [{ type: 'delayed', ...pending, isUnreachable: true }, all('offline'), 'afterFailure'],
  [{ type: 'delayed', ...done, isUnreachable: true }, all('saved'), 'afterFailure'],
  [{ type: 'delayed', ...pending, isUnreachable: false }, all(same), 'afterFailure'],
  [{ type: 'delayed', ...done, isUnreachable: false }, all(same), 'afterFailure'],
  [{ type: 'signedOut', ...pending }, all('signedOut'), 'asPlanned'],
  [{ type: 'signedOut', ...done }, all('saved'), 'asPlanned'],
  [{ type: 'locked', isUploading: true }, all('locked'), 'poll'],
  [{ type: 'locked', isUploading: false }, all('locked'), 'asPlanned'],
  [{ type: 'deleted' }, all('deleted'), 'asPlanned'],
  [{ type: 'rejected' }, all('failed'), 'asPlanned'],
];

function all<Value>(value: Value): Record<SavingState, Value> {
  return {
    saved: value,
    saving: value,
    offline: value,
    signedOut: value,
    failed: value,
    locked: value,
    deleted: value,
  };
}

describe('an event', () => {
  it.each(table)('%j leads from every state to the next one', (event, states, next) => {
    for (const from of savingStates) {
      const expected = {
        saving: states[from] === same ? from : states[from],
        next: typeof next === 'string' ? next : next[from],
      };
      expect([from, savingStep(from, event)]).toEqual([from, expected]);
    }
  });

  it('of each type is in the table', () => {
    const types: Record<SavingEvent['type'], true> = {
      saved: true,
      edited: true,
      sent: true,
      asked: true,
      rebased: true,
      delayed: true,
      signedOut: true,
      locked: true,
      deleted: true,
      rejected: true,
    };
    expect(new Set(table.map(([{ type }]) => type))).toEqual(new Set(Object.keys(types)));
  });

  it('never says "saved" while something is pending', () => {
    for (const from of savingStates.filter((each) => each !== 'saved'))
      for (const [event] of table)
        if ('isPending' in event && event.isPending) expect(savingStep(from, event).saving).not.toBe('saved');
  });
});

describe('a failed request', () => {
  const lock = { by: 'Bo', since: '2026-11-21T01:30:00Z' };
  const rejected = (name: keyof typeof errorCodes, data?: unknown) =>
    new ApiResponseError({ code: errorCodes[name], message: '', status: 200, data });

  it.each<[string, unknown, SavingEvent]>([
    ['no connection', new NetworkError('away'), { type: 'delayed', ...pending, isUnreachable: true }],
    [
      'too many requests',
      rejected('too_many_requests'),
      { type: 'delayed', ...pending, isUnreachable: false },
    ],
    ['no session', rejected('login_expired'), { type: 'signedOut', ...pending }],
    ['an upload', rejected('locked', { ...lock, status: 9 }), { type: 'locked', isUploading: true }],
    ['an uploaded draft', rejected('locked', { ...lock, status: 4 }), { type: 'locked', isUploading: false }],
    ['a deleted draft', rejected('not_found'), { type: 'deleted' }],
    ['a command that is rejected', rejected('invalid_request'), { type: 'rejected' }],
    ['anything else', new Error('x'), { type: 'rejected' }],
  ])('with %s is an event', (_, error, event) => {
    expect(eventOfFailure(error, true)).toEqual(event);
  });
});
