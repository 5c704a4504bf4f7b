import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

type ArgTypes = ReturnType<ArgTypesEnhancer>;
type ArgType = ArgTypes[string];

type Improvable = Pick<Parameters<ArgTypesEnhancer>[0], 'argTypes' | 'initialArgs'>;

/** Types and controls of the props table, from the types that Storybook reads in the source. */
export const improveArgTypes = ({ argTypes, initialArgs }: Improvable): ArgTypes => ({
  ...Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, improved(argType, initialArgs[name])]),
  ),
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([, value]) => isElement(value))
      .map(([name]) => [name, nodeOf(argTypes[name], name)]),
  ),
});

/** Elements get no control, which would show their internal fields. */
const nodeOf = (argType: ArgType | undefined, name: string): ArgType => ({
  ...argType,
  name,
  type: { name: 'other', value: 'ReactNode', required: requiredOf(argType?.type) },
  table: { ...argType?.table, type: { summary: 'ReactNode' } },
  control: false,
});

const requiredOf = (type: ArgType['type']) => typeof type === 'object' && type.required === true;

function improved(argType: ArgType, value: unknown): ArgType {
  const type = withoutUndefined(argType.type);
  const isNode = argType.table?.type?.summary === 'ReactNode';
  return {
    ...argType,
    ...(type && { type }),
    table: { ...argType.table, type: { ...argType.table?.type, summary: summaryOf(argType, value) } },
    ...(argType.name === 'ref' || (isNode && value === undefined)
      ? { control: false }
      : isNode && typeof value === 'string' && { control: { type: 'text' } }),
  };
}

/** The accepted values of a prop, such as `'light' | 'dark'` instead of the word union. */
function summaryOf({ type, table }: ArgType, value: unknown): string {
  const written = table?.type?.summary ?? '';
  if (written === 'unknown' && Array.isArray(value)) return 'array';
  if (written !== 'union' || typeof type !== 'object') return written;
  return (type.raw ?? written).replace(/^\s*\|\s*/, '').replace(/\s*\|\s*undefined$/, '');
}

/** `boolean | undefined` has the control of a boolean. */
function withoutUndefined(type: ArgType['type']): ArgType['type'] {
  if (typeof type !== 'object' || type.name !== 'union') return type;
  const [first, ...others] = type.value.filter(
    (part) => !(part.name === 'other' && part.value === 'undefined'),
  );
  return first && others.length === 0 ? { ...first, required: type.required ?? false } : type;
}

const isElement = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isElement) : isValidElement(value);
