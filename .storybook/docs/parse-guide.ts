/** Content of a docs page besides the description and the props of its component. */
export interface Guide {
  status: 'stable' | 'new';
  keys: readonly (readonly [keys: string, effect: string])[];
  roles: string;
}

/** Narrows the `guide` parameter of a story file, which Storybook types as unknown; null without one. */
export function parseGuide(value: unknown): Guide | null {
  if (typeof value !== 'object' || value === null) return null;
  const { status, keys, roles }: Partial<Record<string, unknown>> = { ...value };
  if (status !== 'stable' && status !== 'new') return null;
  if (typeof roles !== 'string' || !Array.isArray(keys)) return null;
  const rows: readonly unknown[] = keys;
  return {
    status,
    roles,
    keys: rows.map((row) => (Array.isArray(row) ? [String(row[0]), String(row[1])] : ['', ''])),
  };
}
