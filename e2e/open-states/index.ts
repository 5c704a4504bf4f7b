import { messageStates } from './messages';
import type { OpenState } from './open-state';
import { reportStates } from './reports';
import { shellStates } from './shell';

/** States that need more than one step, or have a button without an ARIA hint. */
export const openStates: readonly OpenState[] = [...shellStates, ...reportStates, ...messageStates];
