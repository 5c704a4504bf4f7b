import { runningAddresses, sendingAddresses } from './addresses';
import { scripts, selfFiring, waitingForAHand } from './scripts-and-handlers';
import { clobbering, foreign, mutating, odd, styled } from './structure';

/** Attacks by markup, of the kinds that are published, by what they try. `alert` and evil.example are their marks. */
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
