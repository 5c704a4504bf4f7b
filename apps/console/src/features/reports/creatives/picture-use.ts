import type { ReportRow } from '@meridian/api-client/contract';

/** The parents and the name of a creative: rows of the same creative on other days agree in these. */
const creativeKeys = ['accountNo', 'campaignName', 'adgroupName', 'ideaTitle'];

/** Names a creative among those of a report. */
export function creativeId(row: ReportRow): string {
  return JSON.stringify(creativeKeys.map((key) => row[key] ?? null));
}

/** How many different creatives show a picture, by its address; empty addresses are no picture. */
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
