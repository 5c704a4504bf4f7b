import type { Size } from '../../lib/settings/settings';

/** The name of each size; keys of the texts `common`. */
export const sizeTextKeys = {
  default: 'shell.sizeDefault',
  medium: 'shell.sizeMedium',
  small: 'shell.sizeSmall',
  mini: 'shell.sizeMini',
} as const satisfies Record<Size, string>;
