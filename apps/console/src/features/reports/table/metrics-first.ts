import type { TitleInfo } from '@meridian/api-client/contract';

/** What a report is read for; shown before the other figures where there is room for two or three. */
const readFirst = ['cost', 'click', 'ctr', 'impression'];

/** The columns for a phone: pinned ones, then figures, then what else describes a row. */
export function metricsFirst(columns: readonly TitleInfo[]): TitleInfo[] {
  const rank = ({ dataKey, fixed, valueType }: TitleInfo) => {
    if (fixed !== false) return 0;
    if (valueType === 'String') return 3 + readFirst.length;
    const place = readFirst.indexOf(dataKey);
    return 1 + (place < 0 ? readFirst.length : place);
  };
  return [...columns].sort((one, other) => rank(one) - rank(other));
}
