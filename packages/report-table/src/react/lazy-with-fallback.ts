import { lazy, type ComponentType } from 'react';
import { warnNotLoaded } from './part-on-demand';

/** A component that is loaded when first rendered. If loading fails, nothing is rendered in its place: the table keeps working. */
export function lazyWithFallback<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const component: ComponentType<Props> = (await load().catch(warnNotLoaded)) ?? (() => null);
    return { default: component };
  });
}
