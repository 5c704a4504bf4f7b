import {
  exportStates,
  findPart,
  type ExportState,
  type EndpointBody,
  type endpoints,
} from '@meridian/api-client/contract';
import * as z from 'zod/mini';
import { pageAddressFields, pageRequest } from '../../lib/lists/page-address';

/** Names of the states in the address, in the order of the filter. */
export const stateNames = ['waiting', 'running', 'ready', 'failed'] as const;
export type StateName = (typeof stateNames)[number];

/** The name of a record's state. */
export function stateName(state: ExportState): StateName {
  return stateNames.find((name) => exportStates[name] === state) ?? 'waiting';
}

/** The address of the list. Invalid values count as absent. */
export const downloadsAddressSchema = z.object({
  text: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))), undefined),
  /** `partsIdOf` a section. */
  report: z.catch(
    z.optional(z.string().check(z.refine((partsId) => findPart(partsId) !== undefined))),
    undefined,
  ),
  state: z.catch(z.optional(z.enum(stateNames)), undefined),
  ...pageAddressFields,
});
export type DownloadsAddress = z.output<typeof downloadsAddressSchema>;

/** The list request for an address. */
export function toDownloadsRequest(
  address: DownloadsAddress,
): EndpointBody<typeof endpoints.downloadRecordList> {
  const { text, report, state } = address;
  return {
    page: pageRequest(address),
    query: {
      ...(text !== undefined && { text }),
      ...(report !== undefined && findPart(report)),
      ...(state !== undefined && { state: exportStates[state] }),
    },
  };
}

/** Whether the address has a filter. */
export function isNarrowed({ text, report, state }: DownloadsAddress): boolean {
  return text !== undefined || report !== undefined || state !== undefined;
}
