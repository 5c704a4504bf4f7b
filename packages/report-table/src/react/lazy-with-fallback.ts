import { lazy, type ComponentType } from 'react';
import { warnNotLoaded } from './part-on-demand';

/** A component that is loaded when first drawn. Where it cannot be, nothing is drawn in its place: the table lives on. */
export function lazyWithFallback<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const component: ComponentType<Props> = (await load().catch(warnNotLoaded)) ?? (() => null);
    return { default: component };
  });
}
