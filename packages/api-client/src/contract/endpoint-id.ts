import type * as endpoints from './endpoints';

/** The name of a call. */
export type EndpointId = keyof typeof endpoints;
