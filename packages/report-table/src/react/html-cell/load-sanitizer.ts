import { partOnDemand } from '../part-on-demand';

/** Turns markup into safe elements; cells keep their plain text if it cannot be loaded. */
export const sanitizer = partOnDemand(async () => (await import('./sanitize')).sanitizeHtml);
