import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';

/** Maximum number of nodes of the business tree. */
export const maxBusinessPoints = 50_000;

const column = <Cell extends z.core.$ZodType>(cell: Cell) =>
  z.array(cell).check(z.maxLength(maxBusinessPoints));

/**
 * The provider's tree of businesses as columns of equal length: the cells at one index are one node. Siblings are in order.
 */
const columnsSchema = z.object({
  ids: column(z.string()),
  names: column(z.string()),
  /** Index of the parent; -1 for a root. A parent may come after its children. */
  parents: column(z.int().check(z.minimum(-1))),
  /** Whether it is a leaf: only leaves can be advertised. */
  leaves: column(z.boolean()),
  /** First letters of the name's pinyin, in lower case; ASCII letters and digits unchanged. */
  initials: column(z.string()),
});
export type BusinessPointColumns = z.infer<typeof columnsSchema>;

/** All businesses of the provider's tree; empty until an administrator imports them. */
export const businessPointList = defineEndpoint({
  path: '/marketing/api/v1/draft/businessPoints',
  summary: 'Returns all businesses that a campaign can advertise, as a tree in columns.',
  access: { permission: 'draft:draft:view' },
  account: 'none',
  body: z.object({}),
  data: columnsSchema,
  paged: false,
  heavy: false,
});
