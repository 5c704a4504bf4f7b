import { endpoints, maxViewNameLength, type SavedReportView } from '@meridian/api-client/contract';
import * as z from 'zod/mini';

const { name } = endpoints.reportViewSave.body.shape.query.shape;

/** The values that the dialog of a view saves. Names in `others` are taken regardless of case, width and extra spaces. */
export const viewFormSchema = (others: readonly Pick<SavedReportView, 'name'>[]) =>
  z.object({
    name: name.check(
      z.refine((typed) => !isTaken(typed, others), {
        error: 'taken' satisfies ViewNameProblem,
      }),
    ),
    isShared: z.boolean(),
  });
export type ViewForm = z.infer<ReturnType<typeof viewFormSchema>>;

/** Why a view cannot have a name; a key of the texts `reports`, under `views.dialog`. */
export type ViewNameProblem = 'empty' | 'taken';

/** The problem of a rule of the contract. The field accepts no name that is too long. */
export const viewFormProblem: z.core.$ZodErrorMap = ({ code }) =>
  code === 'too_small' ? ('empty' satisfies ViewNameProblem) : undefined;

/** A name for a new view: the wanted one, shortened to the limit, with a number if it is taken. */
export function freeViewName(wanted: string, others: readonly Pick<SavedReportView, 'name'>[]): string {
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : ` ${String(count)}`;
    const name = start(wanted, maxViewNameLength - end.length) + end;
    if (!isTaken(name, others)) return name;
  }
}

/** The first characters of a text, without half of a pair. */
const start = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

const isTaken = (name: string, others: readonly Pick<SavedReportView, 'name'>[]) =>
  others.some((other) => keyOf(other.name) === keyOf(name));

const keyOf = (text: string) =>
  text.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim();
