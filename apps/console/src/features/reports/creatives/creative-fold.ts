import { isPeriodColumnKey, periodColumnKeys, type TitleInfo } from '@meridian/api-client/contract';

/** Parts of a creative's cell besides its title. */
export interface CreativeParts {
  /** Data key of the picture; undefined if none is shown. */
  picture: string | undefined;
  /** Data key of the period, if it has no separate column. */
  period: string | undefined;
  /** Data keys of the descriptions, in the order of the lines. */
  lines: readonly string[];
}

export interface CreativeFold {
  /** Without the columns shown in the lead cell. */
  titleInfos: readonly TitleInfo[];
  parts: CreativeParts;
}

const rowHeaderKey = 'ideaTitle';
const pictureKey = 'ideaMaterialUrl';
const lineKeys = ['ideaDesc', 'ideaDesc2'];
/** Pixels at the size `medium`; less if the column of the period is pinned next to it; in the mobile layout the metrics need the space. */
const leadWidths = { withPicture: 397, withText: 340, besidePeriod: -60, narrow: 248 } as const;

/**
 * The columns of a report of creatives for the table: picture and descriptions are in the cell of the title and have no separate
 * columns; in the narrow layout neither has the period. They remain columns everywhere else (in the column selection, in exports): a
 * column hidden there is also missing in the cell.
 *
 * Shape:  undefined for a report whose rows are not creatives.
 */
export function foldCreative(
  titleInfos: readonly TitleInfo[],
  { hidden = [], isNarrow }: { hidden?: readonly string[] | undefined; isNarrow: boolean },
): CreativeFold | undefined {
  const given = new Set(titleInfos.map(({ dataKey }) => dataKey));
  if (!given.has(rowHeaderKey)) return undefined;
  const isShown = (key: string) => given.has(key) && !hidden.includes(key);
  const parts: CreativeParts = {
    picture: isShown(pictureKey) ? pictureKey : undefined,
    period: isNarrow ? periodColumnKeys.find((key) => given.has(key)) : undefined,
    lines: lineKeys.filter(isShown),
  };
  const folded = new Set([pictureKey, ...lineKeys, ...(isNarrow ? periodColumnKeys : [])]);
  const own = titleInfos.filter(({ dataKey }) => !folded.has(dataKey));
  return {
    parts,
    titleInfos: own.map((info) =>
      info.dataKey === rowHeaderKey ? { ...info, width: leadWidth(own, parts, isNarrow) } : info,
    ),
  };
}

function leadWidth(own: readonly TitleInfo[], { picture }: CreativeParts, isNarrow: boolean): number {
  if (isNarrow) return leadWidths.narrow;
  const hasPeriod = own.some(({ dataKey }) => isPeriodColumnKey(dataKey));
  const width = picture === undefined ? leadWidths.withText : leadWidths.withPicture;
  return hasPeriod ? width + leadWidths.besidePeriod : width;
}
