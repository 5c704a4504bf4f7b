/** The parameters of the home page's address. */
const homeAddressKeys = [
  'beginDate',
  'endDate',
  'followed',
  'currency',
  'metric',
  'text',
  'sort',
  'page',
] as const;

/** The parameters of the address, unparsed; `readHomeView` parses them. */
export type HomeAddress = { [K in (typeof homeAddressKeys)[number]]?: string | undefined };

/** Picks the known parameters. A repeated one is invalid and counts as absent. */
export function homeAddress(search: Readonly<Record<string, unknown>>): HomeAddress {
  const address: HomeAddress = {};
  for (const key of homeAddressKeys) {
    const value = Object.hasOwn(search, key) ? search[key] : undefined;
    if (typeof value === 'string') address[key] = value;
  }
  return address;
}
