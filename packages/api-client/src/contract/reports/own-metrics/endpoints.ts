import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint';
import { requiredLine } from '../../names';
import { maxFormulaLength } from './formula-limits';
import { ownMetricFormats, type OwnMetricFormat } from './own-metric';

/** Own metrics per user. */
export const maxOwnMetrics = 30;
export const maxOwnMetricNameLength = 40;

const isFormat = (name: string): name is OwnMetricFormat => Object.hasOwn(ownMetricFormats, name);
/** The formats in the order of the list. */
export const ownMetricFormatIds: readonly OwnMetricFormat[] = Object.keys(ownMetricFormats).filter(isFormat);

const targetSchema = z.object({
  /** A percentage as it is read: 2.5 is 2.5 %. */
  value: z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/, { error: 'condition_number' })),
  better: z.enum(['higher', 'lower']),
});

const definition = {
  name: requiredLine(maxOwnMetricNameLength),
  /** Over metrics of reports, such as `cost / total(cost)`. The server parses it: every page loads these definitions. */
  formula: z.string().check(z.trim(), z.maxLength(maxFormulaLength, { error: 'invalid_formula' })),
  format: z.enum(Object.keys(ownMetricFormats).filter(isFormat)),
  target: z.nullable(targetSchema),
  isShared: z.boolean(),
};

const savedOwnMetricSchema = z.object({
  id: z.uuid(),
  ...definition,
  /** Whether all colleagues are offered it. */
  isShared: z.boolean(),
  /** Name of the owner; null if it is the caller. */
  owner: z.nullable(z.string()),
});
export type SavedOwnMetric = z.infer<typeof savedOwnMetricSchema>;

const base = '/marketing/api/v1/ownMetric';
const common = { account: 'none', paged: false, heavy: false } as const;

export const ownMetricList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns the metrics that the caller defined, then those shared by colleagues, by name.',
  access: 'session',
  body: z.object({}),
  data: z.array(savedOwnMetricSchema),
});

/**
 * Errors: 404 for another user's id; 1400 for a name that another metric of the caller has; 400 for an invalid formula, and for more
 * metrics than the maximum.
 */
export const ownMetricSave = defineEndpoint({
  ...common,
  path: `${base}/save`,
  summary: 'Updates a metric of the caller, or creates one with a caller-supplied `id`.',
  access: 'session',
  body: z.object({ id: z.uuid(), ...definition }),
  data: savedOwnMetricSchema,
});

/** Errors: 404. Views that name the metric stay and show their other columns. */
export const ownMetricDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes one of the caller’s metrics.',
  access: 'session',
  body: z.object({ id: z.uuid() }),
  data: z.object({}),
});
