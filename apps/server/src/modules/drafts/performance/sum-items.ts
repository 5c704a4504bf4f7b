import {
  dimensionDataKey,
  performanceQualities,
  type DimensionId,
  type PerformanceKind,
  type PerformanceRow,
  type ReportRow,
} from '@meridian/api-client/contract';
import { Big } from 'big.js';
import type { NamedRow } from './account-names.repository';

/** Dimensions of the report of a kind that name an item; the match mode, status and quality of an item may change. */
const namingDimensions = {
  campaign: ['campaignName'],
  unit: ['campaignName', 'adgroupName'],
  keyword: ['campaignName', 'adgroupName', 'showWord'],
  creative: ['campaignName', 'adgroupName', 'ideaTitle', 'ideaDesc', 'ideaDesc2'],
} as const satisfies Record<PerformanceKind, readonly DimensionId[]>;

type Cell = ReportRow[string];

/**
 * Sums the rows of a report by the items of a draft. Rows of the draft that the report cannot tell apart are left out, because none of
 * them has these values.
 */
export function createItemSums(kind: PerformanceKind, rows: readonly NamedRow[]) {
  const idOf = new Map<string, string | null>();
  for (const { id, campaignName, adgroupName, own } of rows) {
    const key = keyOf([campaignName, ...(kind === 'campaign' ? [] : [adgroupName]), ...own]);
    idOf.set(key, idOf.has(key) ? null : id);
  }
  const sums = new Map<string, { row: PerformanceRow; currency: Cell | undefined }>();
  const currencies = new Set<string>();
  return {
    add(row: ReportRow): void {
      const id = idOf.get(keyOf(namingDimensions[kind].map((dimension) => row[dimensionDataKey(dimension)])));
      if (id === undefined || id === null) return;
      const currency = row['currency'];
      if (typeof currency === 'string') currencies.add(currency);
      const known = sums.get(id);
      const own = rowOf(id, kind, row);
      if (known === undefined) sums.set(id, { row: own, currency });
      else
        sums.set(id, {
          row: together(known.row, own),
          currency: known.currency === currency ? currency : null,
        });
    },
    result(): { rows: PerformanceRow[]; currencies: string[] } {
      return {
        rows: [...sums.values()].map(({ row, currency }) =>
          currency === null ? { ...row, cost: null } : row,
        ),
        currencies: [...currencies].sort(),
      };
    },
  };
}

const keyOf = (names: readonly (Cell | undefined)[]) =>
  JSON.stringify(names.map((name) => String(name ?? '').trim()));

function rowOf(id: string, kind: PerformanceKind, row: ReportRow): PerformanceRow {
  const { impression = null, click = null, cost = null, conversion = null } = row;
  const sums = { id, impression, click, cost, conversion };
  if (kind !== 'keyword') return sums;
  const [landPageExperience, businessRelationship, estimatedClickRate] = performanceQualities.map(
    (quality) => {
      const code = row[quality];
      return typeof code === 'string' && code !== '' ? [code] : [];
    },
  );
  return {
    ...sums,
    quality: {
      landPageExperience: landPageExperience ?? [],
      businessRelationship: businessRelationship ?? [],
      estimatedClickRate: estimatedClickRate ?? [],
    },
  };
}

function together(one: PerformanceRow, other: PerformanceRow): PerformanceRow {
  const { quality, ...sums } = one;
  const union = (key: (typeof performanceQualities)[number]) =>
    [...new Set([...(quality?.[key] ?? []), ...(other.quality?.[key] ?? [])])].sort();
  return {
    ...sums,
    impression: countSum(one.impression, other.impression),
    click: countSum(one.click, other.click),
    cost: sum(one.cost, other.cost),
    conversion: sum(one.conversion, other.conversion),
    ...(quality && {
      quality: {
        landPageExperience: union('landPageExperience'),
        businessRelationship: union('businessRelationship'),
        estimatedClickRate: union('estimatedClickRate'),
      },
    }),
  };
}

/** Exact; a value that is missing does not count, as in reports. */
function sum(one: Cell, other: Cell): string | null {
  if (one === null && other === null) return null;
  return new Big(one ?? 0).plus(other ?? 0).toFixed();
}

/** As reports send counts: as a number if it represents the count exactly. */
function countSum(one: Cell, other: Cell): Cell {
  const text = sum(one, other);
  return text !== null && Number.isSafeInteger(Number(text)) ? Number(text) : text;
}
