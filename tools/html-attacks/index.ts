import { runningAddresses, sendingAddresses } from './addresses';
import { scripts, selfFiring, waitingForAHand } from './scripts-and-handlers';
import { clobbering, foreign, mutating, odd, styled } from './structure';

/** Published kinds of markup attacks, by their goal. `alert` and evil.example are their marks. */
export const attacks = {
  scripts,
  selfFiring,
  waitingForAHand,
  runningAddresses,
  sendingAddresses,
  foreign,
  mutating,
  styled,
  clobbering,
  odd,
};
