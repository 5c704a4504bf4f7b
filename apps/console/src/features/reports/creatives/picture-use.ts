import type { ReportRow } from '@meridian/api-client/contract';

/** The parents and the name of a creative, which are the same in its rows of other days. */
const creativeKeys = ['accountNo', 'campaignName', 'adgroupName', 'ideaTitle'];

/** Identifies a creative within a report. */
export function creativeId(row: ReportRow): string {
  return JSON.stringify(creativeKeys.map((key) => row[key] ?? null));
}

/** Number of different creatives that show a picture, by its URL; empty URLs are ignored. */
export function pictureUse(rows: readonly ReportRow[], pictureKey: string): ReadonlyMap<string, number> {
  const users = new Map<string, Set<string>>();
  for (const row of rows) {
    const source = String(row[pictureKey] ?? '');
    if (source === '') continue;
    const creatives = users.get(source) ?? new Set();
    users.set(source, creatives.add(creativeId(row)));
  }
  return new Map([...users].map(([source, creatives]) => [source, creatives.size]));
}
