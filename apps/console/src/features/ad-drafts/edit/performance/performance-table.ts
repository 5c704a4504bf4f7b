import type { EndpointData, endpoints, PerformanceRow } from '@meridian/api-client/contract';

/** Report metrics of rows of a draft. A new object signals further rows. */
export interface Performance {
  /** Undefined for a row without data. */
  rowOf: (id: string) => PerformanceRow | undefined;
  /** Number of rows with data. */
  size: number;
  /** ISO 4217 codes of the costs, sorted. */
  currencies: readonly string[];
}

export type PerformancePage = EndpointData<typeof endpoints.draftPerformance>;
type Lists = { [Key in keyof PerformanceRow]: PerformanceRow[Key][] };

/** Collects the rows of pages. They stay lists, because an object for each of 300,000 rows takes much memory. */
export function createPerformanceTable() {
  const places = new Map<string, number>();
  const lists: Lists = {
    impression: [],
    click: [],
    cost: [],
    conversion: [],
    landPageExperience: [],
    businessRelationship: [],
    estimatedClickRate: [],
  };
  const currencies = new Set<string>();
  const rowOf = (id: string): PerformanceRow | undefined => {
    const place = places.get(id);
    return place === undefined ? undefined : rowAt(lists, place);
  };
  return {
    add(page: PerformancePage): void {
      page.ids.forEach((id, at) => {
        const row = rowAt(page, at);
        const place = places.size;
        places.set(id, place);
        lists.impression[place] = row.impression;
        lists.click[place] = row.click;
        lists.cost[place] = row.cost;
        lists.conversion[place] = row.conversion;
        lists.landPageExperience[place] = row.landPageExperience;
        lists.businessRelationship[place] = row.businessRelationship;
        lists.estimatedClickRate[place] = row.estimatedClickRate;
      });
      for (const currency of page.currencies) currencies.add(currency);
    },
    /** The rows so far. */
    performance: (): Performance => ({ rowOf, size: places.size, currencies: [...currencies].sort() }),
  };
}

function rowAt(lists: Lists, at: number): PerformanceRow {
  return {
    impression: lists.impression[at] ?? null,
    click: lists.click[at] ?? null,
    cost: lists.cost[at] ?? null,
    conversion: lists.conversion[at] ?? null,
    landPageExperience: lists.landPageExperience[at] ?? '',
    businessRelationship: lists.businessRelationship[at] ?? '',
    estimatedClickRate: lists.estimatedClickRate[at] ?? '',
  };
}
