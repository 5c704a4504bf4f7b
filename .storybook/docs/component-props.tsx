import { PureArgsTable, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import type { StrictArgTypes } from 'storybook/internal/types';
import { improveArgTypes } from '../arg-types';

interface DocsParameters {
  docs: { extractArgTypes: (component: unknown) => StrictArgTypes | null };
}

interface ComponentPropsOptions<Props> {
  of: ComponentType<Props>;
  /** Examples of props whose types Storybook cannot read, such as `readonly unknown[]`. */
  args?: Readonly<Record<string, unknown>>;
}

/** The props of a component without a stories file: `ArgTypes` would show `union` for a choice. */
export function ComponentProps<Props>({ of, args = {} }: ComponentPropsOptions<Props>) {
  const { projectAnnotations } = useOf(of, ['component']);
  // asserted: Storybook types parameters as any
  const { docs } = projectAnnotations.parameters as DocsParameters;
  const rows = improveArgTypes({ argTypes: docs.extractArgTypes(of) ?? {}, initialArgs: args });
  return <PureArgsTable rows={rows} />;
}
