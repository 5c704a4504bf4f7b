import { providerKinds, type ProviderKind } from '@meridian/draft-editor/core';
import { itemName } from '../../../kits/provider';
import type { LoggedWrite } from '../../../kits/provider/simulator/simulator-log';
import { wireKinds } from '../../../kits/provider/wire/kinds';

/** How often each item was sent for creation, by kind, parent and name. */
function creationsOf(writes: readonly LoggedWrite[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path, body } of writes) {
    const kind = providerKinds.find((each) => path === `${wireKinds[each].service}/${wireKinds[each].add}`);
    if (kind === undefined) continue;
    for (const item of itemsOf(kind, body)) {
      const { parent } = wireKinds[kind];
      const key = [kind, parent === undefined ? '' : String(item[parent]), itemName(kind, item)].join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** Items that were sent more than once. */
export function sentTwice(writes: readonly LoggedWrite[]): string[] {
  return [...creationsOf(writes)].filter(([, count]) => count > 1).map(([key]) => key);
}

/**
 * Items that were created, removed, or changed in the same way more than once. Excludes pictures, which may be sent
 * again.
 */
export function writtenTwice(writes: readonly LoggedWrite[]): string[] {
  const counts = new Map<string, number>();
  for (const { path, body } of writes) {
    const kind = providerKinds.find((each) => path.startsWith(`${wireKinds[each].service}/`));
    if (kind === undefined) continue;
    const { id, ids, update, remove } = wireKinds[kind];
    const method = path.split('/').at(-1);
    // asserted: the adapter sends ids as a list
    const keys = method === remove ? (body[ids] as unknown[]) : [];
    // exchanging a name can take two changes
    if (method === update)
      keys.push(...itemsOf(kind, body).map((item) => `${String(item[id])} ${JSON.stringify(item)}`));
    for (const key of keys.map((each) => `${method} ${String(each)}`))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...sentTwice(writes), ...[...counts].filter(([, count]) => count > 1).map(([key]) => key)];
}

function itemsOf(kind: ProviderKind, body: LoggedWrite['body']): Record<string, unknown>[] {
  // asserted: the adapter sends items as a list
  return body[wireKinds[kind].items] as Record<string, unknown>[];
}
