import { useState } from 'react';

/**
 * The result that the keys act on: the first one until the user moves, and again after the query changes.
 * Shape:  undefined without results; `move` wraps around at both ends.
 */
export function useActiveItem<Item extends { id: string }>(items: readonly Item[], query: string) {
  const [choice, setChoice] = useState({ id: '', query });
  const chosen = choice.query === query ? items.find(({ id }) => id === choice.id) : undefined;
  const active = chosen ?? items[0];
  const setActive = (id: string) => setChoice({ id, query });
  const move = (step: 1 | -1) => {
    const index = items.findIndex(({ id }) => id === active?.id);
    const next = items.at((index + step) % items.length);
    if (next) setActive(next.id);
  };
  return { active, setActive, move };
}
