import { dimensions, type CodeFormat, type DimensionDefinition } from './dimensions';

const definitions: Readonly<Record<string, DimensionDefinition>> = dimensions;

/** How the codes of a column are written; undefined for a column without codes. */
export function codeFormatOf(dataKey: string): CodeFormat | undefined {
  return Object.hasOwn(definitions, dataKey) ? definitions[dataKey]?.codeFormat : undefined;
}
