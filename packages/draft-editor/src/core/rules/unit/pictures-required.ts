import { nothing, type RowRule } from '../rule';

/** From the specification: creative copy, picture and picture theme cannot be empty. */
export const picturesRequired: RowRule<'unit'> = {
  id: 'pictures-required',
  appliesTo: 'unit',
  severity: 'error',
  codes: ['pictures_required'],
  check: (_, { creatives, pictures }) =>
    creatives.length > 0 && pictures.length === 0
      ? [{ field: 'pictures', code: 'pictures_required' }]
      : nothing,
};
