/**
 * PostgreSQL channel on which triggers notify all servers of changed facts. Payload: account, channel, section and month
 * (`yyyy-MM`), separated by spaces.
 */
export const factChannel = 'meridian_facts';
