import type { CostReport, TitleInfo } from '@meridian/api-client/contract';

/** Columns that no table shows: the error is next to its forecast, and today's expected share is a mark of the pace. */
const foldedKeys = new Set(['forecastError', 'expected']);

/** In CSS pixels at the medium size; columns of numbers grow with it. */
const widths = new Map([
  ['budget', 110],
  ['used', 78],
  ['pace', 196],
  ['forecast', 144],
  ['deviation', 142],
  ['lastDays', 108],
]);
const moneyWidth = 120;
/** Room for the word next to an incomplete sum of budgets. */
const incompleteWidth = 176;
const nameWidth = { wide: 280, phone: 190 } as const;

/** The columns of the table. One without any value is left out, except the budget, which can be set. */
export function costTitleInfos(
  { titleInfos, list, info, summaryLacksBudget }: CostReport,
  { isPhone }: { isPhone: boolean },
): TitleInfo[] {
  const hasValue = (key: string) => list.some(({ values }) => (values[key] ?? null) !== null);
  const isShown = ({ dataKey }: TitleInfo) => {
    if (dataKey === 'name' || dataKey === 'cost') return true;
    if (dataKey === 'budget') return info.forecast !== null || hasValue(dataKey);
    if (dataKey === 'pace') return hasValue('budget');
    if (dataKey === 'lastDays')
      return list.some(({ lastDays = [] }) => lastDays.some((cost) => cost !== null));
    return hasValue(dataKey);
  };
  const isIncomplete = summaryLacksBudget || list.some(({ lacksBudget }) => lacksBudget);
  const widthOf = (dataKey: string) => {
    if (dataKey === 'name') return isPhone ? nameWidth.phone : nameWidth.wide;
    if (dataKey === 'budget' && isIncomplete) return incompleteWidth;
    return widths.get(dataKey) ?? moneyWidth;
  };
  return titleInfos
    .filter((column) => !foldedKeys.has(column.dataKey) && isShown(column))
    .map((column) => {
      const { dataKey } = column;
      const sized = { ...column, width: widthOf(dataKey), minWidth: undefined };
      // names take the remaining width
      if (dataKey === 'name') return { ...sized, domType: 'text' };
      // words, not a number
      if (dataKey === 'deviation')
        return { ...sized, domType: 'render', unit: undefined, valueType: 'String' };
      return sized;
    });
}
