/**
 * Pages of the app, all from one build.
 *
 * bare: the host alone, with its own rules. unused: the same, with an unused import of the package.
 * reference: the table without the host's rules. before and after: the host's rules before and after ours.
 * layered: the host's rules in a cascade layer, after ours. form: a form with the host's schema.
 * readmes: the first example of each README.
 */
export const entries = [
  'bare',
  'unused',
  'reference',
  'before',
  'after',
  'layered',
  'form',
  'readmes',
] as const;
export type Entry = (typeof entries)[number];
