import { maxConditions, parseConditions, printConditions } from '@meridian/api-client/contract';
import { gridOperatorIds, type GridCondition } from '@meridian/draft-editor';
import * as z from 'zod/mini';

/** Filters of a grid in its address, each a text as in the addresses of reports. */
export const whereSchema = z.catch(
  z.optional(
    z.pipe(
      z.transform((value) => (value === undefined ? undefined : [value].flat())),
      z.optional(z.array(z.string().check(z.maxLength(8_000))).check(z.maxLength(maxConditions))),
    ),
  ),
  undefined,
);

/** The conditions of an address; the grid ignores those of columns that it does not have. */
export function readFilter(where: readonly string[] = []): GridCondition[] {
  return where.flatMap((text) => {
    const [only, ...alternatives] = parseConditions(text) ?? [];
    const operator = gridOperatorIds.find((id) => id === only?.operator);
    if (!only || !operator || alternatives.length > 0) return [];
    return [{ column: only.column, operator, values: only.values }];
  });
}

/** The address of a filter; undefined for no conditions. */
export function printFilter(filter: readonly GridCondition[]): string[] | undefined {
  if (filter.length === 0) return undefined;
  return filter.map(({ column, operator, values }) =>
    printConditions([{ column, operator, values: [...values] }]),
  );
}
