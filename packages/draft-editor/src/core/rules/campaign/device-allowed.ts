import type { Row } from '../../model/rows';
import { nothing, rowRule } from '../rule';

/** Apps, and shops of the shop builder, are shown on mobile devices only, or on all devices. */
export function isComputerAllowed({
  marketingTarget,
  shopPlatform,
}: Pick<Row<'campaign'>, 'marketingTarget' | 'shopPlatform'>): boolean {
  return marketingTarget !== 'app' && !(marketingTarget === 'shop' && shopPlatform === 'shopBuilder');
}

export const deviceAllowed = rowRule({
  id: 'device-allowed',
  appliesTo: 'campaign',
  severity: 'error',
  title: {
    en: 'Device not allowed for the marketing target',
    cn: '营销目标不支持所选设备',
    tw: '行銷目標不支援所選裝置',
  },
  messages: [
    {
      code: 'device_not_allowed',
      text: {
        en: 'This marketing target doesn’t run on computers. Select Mobile or Unlimited.',
        cn: '该营销目标不支持计算机，请选择“移动”或“不限”',
        tw: '此行銷目標不支援電腦，請選擇「行動裝置」或「不限」',
      },
      examples: () => [
        { fails: { marketingTarget: 'app', device: 1 }, passes: { marketingTarget: 'app', device: 2 } },
      ],
    },
  ],
  check: (row) =>
    row.device === 1 && !isComputerAllowed(row) ? [{ field: 'device', code: 'device_not_allowed' }] : nothing,
});
