/** Where an item can be dropped. */
export interface DropTargets {
  /** Ids of the drop targets, in the order of the arrow keys. */
  ids: readonly string[];
  /** Those of `ids` at which the item stays where it is, such as the gaps before and after it. A drag begins at the first one. */
  home: readonly string[];
}

/** The drop target of an item that is dragged over a droppable, or over none; undefined for an item without a place. */
export function dropTarget({ ids, home }: DropTargets, over: string | undefined): string | undefined {
  const isMove = over !== undefined && ids.includes(over) && !home.includes(over);
  return isMove ? over : home[0];
}

/** The drop target some steps after another one, if there is one. All of `home` are one step. */
export function nextDropTarget(
  { ids, home }: DropTargets,
  { from, steps }: { from: string | undefined; steps: number },
): string | undefined {
  const places = ids.filter((id) => !home.includes(id) || id === home[0]);
  const index = places.findIndex((id) => id === from);
  return index < 0 ? undefined : places[index + steps];
}
