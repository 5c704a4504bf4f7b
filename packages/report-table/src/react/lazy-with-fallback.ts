import { lazy, type ComponentType } from 'react';

/** A component that is loaded when first drawn. Where it cannot be, nothing is drawn in its place: the table lives on. */
export function lazyWithFallback<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('Report table: a part of it did not load.', error);
      return { default: Nothing satisfies ComponentType<Props> };
    }
  });
}

function Nothing() {
  return null;
}
