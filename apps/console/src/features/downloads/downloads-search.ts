import { exportStates, findPart, type ExportState } from '@meridian/api-client/contract';
import type { DownloadRecordListRequest } from '@meridian/api-client/react';
import * as z from 'zod/mini';
import { pageRequest, pageSearch } from '../../lib/page-search';

/** Names of the states in the address, in the order of the filter. */
export const stateNames = ['waiting', 'running', 'ready', 'failed'] as const;
export type StateName = (typeof stateNames)[number];

/** The name of a record's state. */
export function stateName(state: ExportState): StateName {
  return stateNames.find((name) => exportStates[name] === state) ?? 'waiting';
}

/** What the address says of the list; what makes no sense counts as absent. */
export const downloadsSearchSchema = z.object({
  text: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))), undefined),
  /** `partsIdOf` a section. */
  report: z.catch(
    z.optional(z.string().check(z.refine((partsId) => findPart(partsId) !== undefined))),
    undefined,
  ),
  state: z.catch(z.optional(z.enum(stateNames)), undefined),
  ...pageSearch,
});
export type DownloadsSearch = z.output<typeof downloadsSearchSchema>;

/** The list call of an address. */
export function listRequest(search: DownloadsSearch): DownloadRecordListRequest {
  const { text, report, state } = search;
  return {
    page: pageRequest(search),
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
