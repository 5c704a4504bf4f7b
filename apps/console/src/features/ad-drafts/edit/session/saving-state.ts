import { isApiResponseError, isSessionExpiredError, isUnreachableError } from '@meridian/api-client';
import { isUploading } from './save-commands';

/**
 * State of saving. `offline`: changes wait for the server; `signedOut`: they wait until the user logs in again; `failed`: the server
 * rejects them; `locked`: the draft is being uploaded, or already is; `deleted`: another user has deleted it.
 */
export const savingStates = [
  'saved',
  'saving',
  'offline',
  'signedOut',
  'failed',
  'locked',
  'deleted',
] as const;
export type SavingState = (typeof savingStates)[number];

/** An event of an open draft. `isPending`: whether some changes are not saved yet. */
export type SavingEvent =
  /** The draft was loaded, or the server has saved commands. */
  | { type: 'saved'; isPending: boolean }
  | { type: 'edited' }
  /** A request is under way. */
  | { type: 'sent' }
  /** The user wants to try again, or the server is reachable again. */
  | { type: 'asked' }
  /** The changes of other users are in the draft. */
  | { type: 'rebased' }
  /** A request failed, and is repeated later. */
  | { type: 'delayed'; isPending: boolean; isUnreachable: boolean }
  | { type: 'signedOut'; isPending: boolean }
  | { type: 'locked'; isUploading: boolean }
  | { type: 'deleted' }
  | { type: 'rejected' };

/** Time of the next request; `asPlanned`: the event does not affect it. */
export type NextRequest = 'now' | 'afterEdit' | 'afterFailure' | 'poll' | 'asPlanned';

export interface SavingStep {
  saving: SavingState;
  next: NextRequest;
}

/** States in which a change waits for something other than the server's next response. */
const waiting: readonly SavingState[] = ['locked', 'deleted'];
const away: readonly SavingState[] = [...waiting, 'offline', 'signedOut'];

/** The state after an event. */
export function savingStep(saving: SavingState, event: SavingEvent): SavingStep {
  switch (event.type) {
    case 'saved':
      return event.isPending ? { saving: 'saving', next: 'now' } : { saving: 'saved', next: 'poll' };
    case 'edited':
      return {
        saving: away.includes(saving) ? saving : 'saving',
        next: waiting.includes(saving) ? 'asPlanned' : 'afterEdit',
      };
    case 'sent':
      return { saving: saving === 'failed' ? 'saving' : saving, next: 'asPlanned' };
    case 'asked':
      return { saving: saving === 'failed' ? 'saving' : saving, next: 'now' };
    case 'rebased':
      return { saving, next: 'now' };
    case 'delayed': {
      const reached = event.isPending ? 'offline' : 'saved';
      return { saving: event.isUnreachable ? reached : saving, next: 'afterFailure' };
    }
    // each of these ends with an action of the user: no request is repeated until then
    case 'signedOut':
      return { saving: event.isPending ? 'signedOut' : 'saved', next: 'asPlanned' };
    case 'deleted':
      return { saving: 'deleted', next: 'asPlanned' };
    case 'rejected':
      return { saving: 'failed', next: 'asPlanned' };
    case 'locked':
      // changes are saved if the upload fails
      return { saving: 'locked', next: event.isUploading ? 'poll' : 'asPlanned' };
  }
}

/** The event for a failed request, except for a conflict. */
export function eventOfFailure(error: unknown, isPending: boolean): SavingEvent {
  if (isUnreachableError(error)) return { type: 'delayed', isPending, isUnreachable: true };
  if (isApiResponseError(error, 'too_many_requests'))
    return { type: 'delayed', isPending, isUnreachable: false };
  if (isSessionExpiredError(error)) return { type: 'signedOut', isPending };
  if (isApiResponseError(error, 'locked')) return { type: 'locked', isUploading: isUploading(error) };
  return { type: isApiResponseError(error, 'not_found') ? 'deleted' : 'rejected' };
}
