import type { CSSProperties } from 'react';

/** A `style` that sets custom properties, which React's types do not allow. */
export function cssVariables(variables: Record<`--${string}`, string>): CSSProperties {
  return { ...variables };
}
