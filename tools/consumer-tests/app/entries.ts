/**
 * Pages of the app, all from one build.
 *
 * bare: the host alone, with its own rules. unused: the same, and the package imported for nothing.
 * reference: the table without rules of a host. before and after: the host's rules before and after ours.
 * layered: in a cascade layer, after ours. readmes: the first example of each README.
 */
export const entries = ['bare', 'unused', 'reference', 'before', 'after', 'layered', 'readmes'] as const;
export type Entry = (typeof entries)[number];
