import type { TitleInfo } from '@meridian/api-client/contract';

/** The most important metrics, which come first if two or three columns fit. */
const readFirst = ['cost', 'click', 'ctr', 'impression'];

/** The columns of the mobile layout: pinned ones, then metrics, then the others. */
export function metricsFirst(columns: readonly TitleInfo[]): TitleInfo[] {
  const rank = ({ dataKey, fixed, valueType }: TitleInfo) => {
    if (fixed !== false) return 0;
    if (valueType === 'String') return 3 + readFirst.length;
    const place = readFirst.indexOf(dataKey);
    return 1 + (place < 0 ? readFirst.length : place);
  };
  return [...columns].sort((one, other) => rank(one) - rank(other));
}
