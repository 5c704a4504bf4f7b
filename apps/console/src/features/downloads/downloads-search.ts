import { exportStates, findPart, pageSizes, type ExportState } from '@meridian/api-client/contract';
import type { DownloadRecordListRequest } from '@meridian/api-client/react';
import * as z from 'zod';

/** Names of the states in the address, in the order of the filter. */
export const stateNames = ['waiting', 'running', 'ready', 'failed'] as const;
export type StateName = (typeof stateNames)[number];

export const defaultSize = 20;

/** The name of a record's state. */
export function stateName(state: ExportState): StateName {
  return stateNames.find((name) => exportStates[name] === state) ?? 'waiting';
}

const number = z.union([z.string(), z.number()]).transform(Number).pipe(z.int().min(1).max(100_000));

/** What the address says of the list; what makes no sense counts as absent. */
export const downloadsSearchSchema = z.object({
  text: z.string().trim().min(1).max(100).optional().catch(undefined),
  /** `partsIdOf` a section. */
  report: z
    .string()
    .refine((partsId) => findPart(partsId) !== undefined)
    .optional()
    .catch(undefined),
  state: z.enum(stateNames).optional().catch(undefined),
  page: number.optional().catch(undefined),
  size: number
    .refine((size) => pageSizes.some((offered) => offered === size))
    .optional()
    .catch(undefined),
});
export type DownloadsSearch = z.output<typeof downloadsSearchSchema>;

/** The list call of an address. */
export function listRequest({ text, report, state, page, size }: DownloadsSearch): DownloadRecordListRequest {
  return {
    page: { number: page ?? 1, size: size ?? defaultSize },
    query: {
      ...(text !== undefined && { text }),
      ...(report !== undefined && findPart(report)),
      ...(state !== undefined && { state: exportStates[state] }),
    },
  };
}

/** Whether the address narrows the list. */
export function isNarrowed({ text, report, state }: DownloadsSearch): boolean {
  return text !== undefined || report !== undefined || state !== undefined;
}
