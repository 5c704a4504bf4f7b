import type { ReactNode } from 'react';

/**
 * Renders the header or the cell of a column definition.
 *
 * A function is called, not rendered as a component like in `FlexRender`: hosts define columns while they render, and a component with a
 * new identity would lose its state and the focus each time.
 */
export function drawTemplate<Context>(
  template: ReactNode | ((context: Context) => ReactNode),
  context: Context,
): ReactNode {
  return typeof template === 'function' ? template(context) : template;
}
