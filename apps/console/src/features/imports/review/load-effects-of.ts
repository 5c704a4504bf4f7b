import type { ImportLoad } from '@meridian/api-client/contract';
import type { LoadEffect } from './effect-section';

/** The loads of an import with their effects; without loads whose effect is not known yet. */
export function loadEffectsOf(loads: readonly ImportLoad[]): LoadEffect[] {
  return loads.flatMap((load) => (load.effect ? [{ load, effect: load.effect }] : []));
}
