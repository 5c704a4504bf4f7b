import { metrics, type ReportRow } from '@meridian/api-client/contract';
import { differenceRow, isDisplayed, sumRow } from '../../open-rows/difference-row';

/** The units of an unfolded campaign. */
export type UnitsState =
  | { status: 'loading' | 'failed' }
  | {
      status: 'ready';
      /** Sorted by cost; only the first page. */
      rows: readonly ReportRow[];
      totalCount: number;
      /** Totals of all units. */
      summary: ReportRow;
      /** The same rows in the comparison period, one for each. */
      previous: readonly (ReportRow | null)[];
      /** Totals of all units in the comparison period; undefined if there is none. */
      previousSummary: ReportRow | undefined;
    };

/** The kind of a row in the tree. */
export type TreeNode =
  | { kind: 'campaign'; key: string; name: string; isOpen: boolean }
  /** `unit`: the row as the unit report has it, with its account if rows are separate by account. */
  | { kind: 'unit'; unit: ReportRow }
  | { kind: 'loading' | 'failed' | 'none'; key: string; name: string }
  /** There are more units than fit on one page. */
  | { kind: 'more'; shown: number; total: number }
  /** The difference between a campaign and its units, in either direction. */
  | { kind: 'rest'; isAbove: boolean };

export interface Tree {
  rows: readonly ReportRow[];
  nodeOf: ReadonlyMap<ReportRow, TreeNode>;
  /** The unit of a row in the comparison period. */
  previousOfUnit: ReadonlyMap<ReportRow, ReportRow>;
  /** The campaign and units of a `rest` row in the comparison period. */
  restParts: ReadonlyMap<ReportRow, { campaign: ReportRow; previousUnits: ReportRow }>;
}

const nameOf = (row: ReportRow) => String(row['campaignName'] ?? '');

const accountOf = ({ accountNo, accountName }: ReportRow): ReportRow => ({
  ...(accountNo !== undefined && { accountNo }),
  ...(accountName !== undefined && { accountName }),
});

/** Identifies a campaign of the page: several accounts and currencies may contain the same name. */
export function campaignKey(row: ReportRow): string {
  return JSON.stringify([row['accountNo'] ?? null, row['currency'] ?? null, nameOf(row)]);
}

/**
 * Campaigns, with the units of unfolded ones below them.
 *
 * Shape:  a unit uses the columns of its campaign, name below name. If the units do not add up to their
 *         campaign, a last row shows the difference, so that the rows always add up.
 */
export function treeRows(
  campaigns: readonly ReportRow[],
  unitsOf: (key: string) => UnitsState | undefined,
): Tree {
  const nodeOf = new Map<ReportRow, TreeNode>();
  const previousOfUnit = new Map<ReportRow, ReportRow>();
  const restParts = new Map<ReportRow, { campaign: ReportRow; previousUnits: ReportRow }>();
  const put = (row: ReportRow, node: TreeNode) => void nodeOf.set(row, node);
  for (const campaign of campaigns) {
    const key = campaignKey(campaign);
    const name = nameOf(campaign);
    const units = unitsOf(key);
    put(campaign, { kind: 'campaign', key, name, isOpen: units !== undefined });
    if (units === undefined) continue;
    if (units.status !== 'ready') {
      put({}, { kind: units.status, key, name });
      continue;
    }
    if (units.rows.length === 0) put({}, { kind: 'none', key, name });
    for (const [index, unit] of units.rows.entries()) {
      const row = {
        ...unit,
        campaignName: unit['adgroupName'] ?? null,
        campaignStatus: unit['adgroupStatus'] ?? null,
      };
      put(row, { kind: 'unit', unit: { ...accountOf(campaign), ...unit } });
      const previous = units.previous[index];
      if (previous) previousOfUnit.set(row, previous);
    }
    if (units.totalCount > units.rows.length) {
      put({}, { kind: 'more', shown: units.rows.length, total: units.totalCount });
    }
    const rest = units.rows.length > 0 ? restOf(campaign, units) : null;
    if (!rest) continue;
    put(rest.row, { kind: 'rest', isAbove: rest.isAbove });
    if (units.previousSummary) restParts.set(rest.row, { campaign, previousUnits: units.previousSummary });
  }
  return { rows: [...nodeOf.keys()], nodeOf, previousOfUnit, restParts };
}

const summedKeys = (['impression', 'click', 'cost', 'conversion'] as const).map((id) => metrics[id].dataKey);

/** The exact difference between a campaign and its units; without values that cannot be subtracted. */
export function subtractUnits(campaign: object, ofUnits: ReportRow): ReportRow {
  return differenceRow(campaign, ofUnits, summedKeys);
}

/** Campaign − units, exact; null if they agree to the displayed precision, or cannot be compared. */
function restOf(campaign: ReportRow, units: Extract<UnitsState, { status: 'ready' }>) {
  const isAll = units.rows.length === units.totalCount;
  const row = subtractUnits(campaign, isAll ? sumRow(units.rows, summedKeys) : units.summary);
  const { cost } = row;
  const isAbove = isDisplayed('cost', cost) && String(cost).startsWith('-');
  // differences below a cent are not shown
  return summedKeys.some((key) => isDisplayed(key, row[key])) ? { row, isAbove } : null;
}
