import { version as packageVersion } from '../../package.json';

/** Version of the server, as released. */
export const version: string = packageVersion;
