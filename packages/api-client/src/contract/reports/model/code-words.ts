import { dimensions, type CodeFormat, type DimensionDefinition } from './dimensions';

const definitions: Readonly<Record<string, DimensionDefinition>> = dimensions;

/** How the codes of each code column are written, by data key. */
export const codeFormats: Readonly<Record<string, CodeFormat>> = Object.fromEntries(
  Object.entries(definitions).flatMap(([dataKey, { codeFormat }]) =>
    codeFormat === undefined ? [] : [[dataKey, codeFormat]],
  ),
);

/** How the codes of a column are written; undefined for a column without codes. */
export function codeFormatOf(dataKey: string): CodeFormat | undefined {
  return Object.hasOwn(codeFormats, dataKey) ? codeFormats[dataKey] : undefined;
}
