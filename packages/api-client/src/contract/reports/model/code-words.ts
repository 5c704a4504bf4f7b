import { dimensions, type CodeFormat, type DimensionDefinition } from './dimensions';

const definitions: Readonly<Record<string, DimensionDefinition>> = dimensions;

/** Format of the codes in each code column, by data key. */
export const codeFormats: Readonly<Record<string, CodeFormat>> = Object.fromEntries(
  Object.entries(definitions).flatMap(([dataKey, { codeFormat }]) =>
    codeFormat === undefined ? [] : [[dataKey, codeFormat]],
  ),
);

/** Format of the codes in a column; undefined for a column without codes. */
export function codeFormatOf(dataKey: string): CodeFormat | undefined {
  return Object.hasOwn(codeFormats, dataKey) ? codeFormats[dataKey] : undefined;
}
