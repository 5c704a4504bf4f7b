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

/** What the address says, as it stands there; `readHomeView` makes sense of it. */
export type HomeAddress = { [K in (typeof homeAddressKeys)[number]]?: string | undefined };

/** Keeps the parameters that the page knows. A repeated one makes no sense and counts as absent. */
export function homeAddress(search: Readonly<Record<string, unknown>>): HomeAddress {
  const address: HomeAddress = {};
  for (const key of homeAddressKeys) {
    const value = Object.hasOwn(search, key) ? search[key] : undefined;
    if (typeof value === 'string') address[key] = value;
  }
  return address;
}
