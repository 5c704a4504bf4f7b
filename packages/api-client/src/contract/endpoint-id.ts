import type * as endpoints from './endpoints';

/** The name of an endpoint. */
export type EndpointId = keyof typeof endpoints;
