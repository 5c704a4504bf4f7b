import {
  endpoints,
  parseFormula,
  type EndpointBody,
  type SavedOwnMetric,
} from '@meridian/api-client/contract';
import * as z from 'zod/mini';

const { name, format, isShared } = endpoints.ownMetricSave.body.shape;
const number = /^-?\d{1,15}(\.\d{1,8})?$/;

/** The values of the form. Errors are keys of the texts `ownMetrics`, under `errors`. */
export const ownMetricFormSchema = z.object({
  name,
  formula: z.string().check(z.refine((text) => parseFormula(text).error === null, { error: 'formula' })),
  format,
  /** A number, or empty without a target. */
  target: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || number.test(text), { error: 'number' }),
  ),
  better: z.enum(['higher', 'lower']),
  isShared,
});
export type OwnMetricForm = z.infer<typeof ownMetricFormSchema>;

/** The form of a metric; undefined for a new one. */
export function ownMetricForm(metric: SavedOwnMetric | undefined): OwnMetricForm {
  return {
    name: metric?.name ?? '',
    formula: metric?.formula ?? '',
    format: metric?.format ?? 'number',
    target: metric?.target?.value ?? '',
    better: metric?.target?.better ?? 'higher',
    isShared: metric?.isShared ?? false,
  };
}

/** What the server stores for a form. */
export function ownMetricOfForm(
  id: string,
  { target, better, formula, ...form }: OwnMetricForm,
): EndpointBody<typeof endpoints.ownMetricSave> {
  return {
    id,
    ...form,
    formula: formula.trim(),
    target: target === '' ? null : { value: target, better },
  };
}
