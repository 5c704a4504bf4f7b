import { createServerProbe } from '@meridian/api-client/react';

/** Whether the server of the console responds. */
export const serverProbe = createServerProbe();

export const { probeServer, useServerState, watchFetch } = serverProbe;
