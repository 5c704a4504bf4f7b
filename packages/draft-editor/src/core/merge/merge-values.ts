import { negativeFields, type Region, type RowKind } from '../model/rows';
import { isEqual } from './diff-drafts';

/** Three values of a field: of the common base, and of both sides. */
export interface ThreeValues {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

const groups: Readonly<Partial<Record<RowKind, readonly (readonly string[])[]>>> = {
  campaign: [
    ['marketingTarget', 'shopPlatform'],
    ['budgetType', 'budget'],
    ['bidMode', 'bid'],
    ['scheduleType', 'schedule'],
  ],
};

/** Fields whose values have a meaning only together, such as the type of a budget and its amount; otherwise the field itself. */
export function fieldsWith(kind: RowKind, field: string): readonly string[] {
  return groups[kind]?.find((fields) => fields.includes(field)) ?? [field];
}

/**
 * Both sides' changes of a list in one: added and removed negative keywords, and regions with their factors. Undefined if the field is no
 * such list, or if both sides changed the same element differently.
 */
export function mergeLists(field: string, { base, mine, theirs }: ThreeValues): unknown {
  const lists = [base, mine, theirs];
  if (!lists.every((list) => Array.isArray(list))) return undefined;
  // asserted: values of the fields of rows, which have these types
  if (negativeFields.some((each) => each === field))
    return mergeElements(lists as string[][], (word) => word);
  if (field === 'regions') return mergeElements(lists as Region[][], ({ regionId }) => String(regionId));
  return undefined;
}

function mergeElements<Each>(
  lists: readonly (readonly Each[])[],
  keyOf: (each: Each) => string,
): Each[] | undefined {
  const [base, mine, theirs] = lists.map((list) => new Map(list.map((each) => [keyOf(each), each])));
  if (!base || !mine || !theirs) return undefined;
  const merged = new Map<string, Each>();
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const [was, own, other] = [base.get(key), mine.get(key), theirs.get(key)];
    const isOwn = isEqual(own, was);
    if (!isOwn && !isEqual(other, was) && !isEqual(own, other)) return undefined;
    const value = isOwn ? other : own;
    if (value !== undefined) merged.set(key, value);
  }
  return [...merged.values()];
}
