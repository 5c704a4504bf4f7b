import type { Row } from '../../model/rows';
import { nothing, type RowRule } from '../rule';

/** Apps, and shops of the shop builder, are shown on mobile devices only, or on all devices. */
export function isComputerAllowed({
  marketingTarget,
  shopPlatform,
}: Pick<Row<'campaign'>, 'marketingTarget' | 'shopPlatform'>): boolean {
  return marketingTarget !== 'app' && !(marketingTarget === 'shop' && shopPlatform === 'shopBuilder');
}

export const deviceAllowed: RowRule<'campaign'> = {
  id: 'device-allowed',
  appliesTo: 'campaign',
  severity: 'error',
  codes: ['device_not_allowed'],
  check: (row) =>
    row.device === 1 && !isComputerAllowed(row) ? [{ field: 'device', code: 'device_not_allowed' }] : nothing,
};
