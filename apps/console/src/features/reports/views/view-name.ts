import type { SavedReportView } from '@meridian/api-client/contract';

/** Why a view cannot have a name, as a key of the texts `views.dialog`; null when it can. Case, width and extra spaces do not tell names apart. */
export function nameProblem(
  name: string,
  others: readonly Pick<SavedReportView, 'name'>[],
): 'empty' | 'taken' | null {
  const key = keyOf(name);
  if (key === '') return 'empty';
  return others.some((other) => keyOf(other.name) === key) ? 'taken' : null;
}

const keyOf = (name: string) =>
  name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim();
