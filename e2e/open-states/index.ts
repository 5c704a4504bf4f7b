import { messageStates } from './messages';
import type { OpenState } from './open-state';
import { reportStates } from './reports';
import { shellStates } from './shell';

/** What opens in more than one step, or by something else than a button that says so. */
export const openStates: readonly OpenState[] = [...shellStates, ...reportStates, ...messageStates];
