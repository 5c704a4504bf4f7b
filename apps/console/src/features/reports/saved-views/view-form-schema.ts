import { endpoints, type SavedReportView } from '@meridian/api-client/contract';
import * as z from 'zod/mini';

const { name } = endpoints.reportViewSave.body.shape.query.shape;

/** The values that the dialog of a view saves. Names in `others` are taken regardless of case, width and extra spaces. */
export const viewFormSchema = (others: readonly Pick<SavedReportView, 'name'>[]) =>
  z.object({
    name: name.check(
      z.refine((typed) => !others.some((other) => keyOf(other.name) === keyOf(typed)), {
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

const keyOf = (text: string) =>
  text.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim();
