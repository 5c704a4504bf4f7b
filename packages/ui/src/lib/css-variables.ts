import type { CSSProperties } from 'react';

/** A `style` that sets custom properties, which React's type does not know. */
export function cssVariables(variables: Record<`--${string}`, string>): CSSProperties {
  return { ...variables };
}
