import type { ReactNode } from 'react';

/**
 * Draws the head or the cell of a column definition.
 *
 * A function is called, not drawn as a component as `FlexRender` does: hosts define columns while they render, and a
 * component with a new identity would lose its state and the focus each time.
 */
export function drawTemplate<Context>(
  template: ReactNode | ((context: Context) => ReactNode),
  context: Context,
): ReactNode {
  return typeof template === 'function' ? template(context) : template;
}
