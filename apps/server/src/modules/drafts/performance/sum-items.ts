import {
  dimensionDataKey,
  type performanceQualities,
  type DimensionId,
  type EndpointData,
  type endpoints,
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
type Quality = (typeof performanceQualities)[number];
type ItemSums = Omit<EndpointData<typeof endpoints.draftPerformance>, 'next'>;

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
      const own = rowOf(row);
      if (known === undefined) sums.set(id, { row: own, currency });
      else
        sums.set(id, {
          row: together(known.row, own),
          currency: known.currency === currency ? currency : null,
        });
    },
    result(): ItemSums {
      const items = [...sums.values()];
      const listOf = <Key extends keyof PerformanceRow>(key: Key) => items.map(({ row }) => row[key]);
      const codesOf = (key: Quality) => (kind === 'keyword' ? listOf(key) : []);
      return {
        ids: [...sums.keys()],
        impression: listOf('impression'),
        click: listOf('click'),
        cost: items.map(({ row, currency }) => (currency === null ? null : row.cost)),
        conversion: listOf('conversion'),
        landPageExperience: codesOf('landPageExperience'),
        businessRelationship: codesOf('businessRelationship'),
        estimatedClickRate: codesOf('estimatedClickRate'),
        currencies: [...currencies].sort(),
      };
    },
  };
}

const keyOf = (names: readonly (Cell | undefined)[]) =>
  JSON.stringify(names.map((name) => String(name ?? '').trim()));

function rowOf(row: ReportRow): PerformanceRow {
  const { impression = null, click = null, cost = null, conversion = null } = row;
  const codeOf = (quality: Quality) => String(row[quality] ?? '');
  return {
    impression,
    click,
    cost,
    conversion,
    landPageExperience: codeOf('landPageExperience'),
    businessRelationship: codeOf('businessRelationship'),
    estimatedClickRate: codeOf('estimatedClickRate'),
  };
}

function together(one: PerformanceRow, other: PerformanceRow): PerformanceRow {
  return {
    impression: countSum(one.impression, other.impression),
    click: countSum(one.click, other.click),
    cost: sum(one.cost, other.cost),
    conversion: sum(one.conversion, other.conversion),
    landPageExperience: union(one.landPageExperience, other.landPageExperience),
    businessRelationship: union(one.businessRelationship, other.businessRelationship),
    estimatedClickRate: union(one.estimatedClickRate, other.estimatedClickRate),
  };
}

function union(one: string, other: string): string {
  const codes = new Set([...one.split(','), ...other.split(',')].filter((code) => code !== ''));
  return [...codes].sort().join(',');
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
