import type { Row } from '../../core';
import { formatOf, importFieldShapes, type DraftImportField } from '../../core/import/import-fields';
import { writeValue, type CellNames } from '../../core/import/write-value';
import { unlimitedBudget, type FieldOption } from '../../core/values/field-options';
import type { GridValue } from '../grid/types';

/** Names for things outside the draft. */
export type FieldNames = Pick<CellNames, 'language' | 'businessName'>;

/** Fields whose cell has the value of another one, too. */
const fieldsInCells: Readonly<Record<string, string>> = { budgetType: 'budget', scheduleType: 'schedule' };

/** The column that shows a field. */
export function columnOfField(field: string): string {
  return fieldsInCells[field] ?? field;
}

interface FieldShape {
  /** Undefined for a text, a number or a list. */
  options: readonly FieldOption[] | undefined;
  /** The field of files, if its cell has lists or ids, which only a form edits. */
  formField: DraftImportField | undefined;
}

/** A grid asks for the values of 100,000 rows. */
const shapes = new Map<string, FieldShape>();

function shapeOf(field: string): FieldShape {
  const known = shapes.get(field);
  if (known) return known;
  const format = isImportField(field) ? formatOf(field) : undefined;
  const shape: FieldShape = {
    options: format?.type === 'option' ? format.options : undefined,
    formField: isImportField(field) && format && formTypes.includes(format.type) ? field : undefined,
  };
  shapes.set(field, shape);
  return shape;
}

/** The options of a field; undefined for a text, a number or a list. */
export function optionsOfField(field: string): readonly FieldOption[] | undefined {
  return shapeOf(field).options;
}

/** Whether a field has lists or ids, which only a form edits. */
export function isFormField(field: string): boolean {
  return shapeOf(field).formField !== undefined;
}

const formTypes: readonly string[] = ['business', 'regions', 'schedule', 'words'];
const isImportField = (field: string): field is DraftImportField => Object.hasOwn(importFieldShapes, field);

/** The value of a field in the grid: options are texts, and lists are written as in files, in one line. */
export function cellOf(field: string, row: Row, names: FieldNames): GridValue {
  // asserted: rows have their fields
  const values = row as Readonly<Record<string, unknown>>;
  const { options, formField } = shapeOf(field);
  if (formField)
    return writeValue(formField, values, { ...names, pictureName: ({ imageId }) => imageId }).replaceAll(
      '\n',
      '; ',
    );
  if (field === 'budget' && values['budgetType'] === 1) return unlimitedBudget.value;
  const value = values[field];
  if (typeof value === 'boolean' || (typeof value === 'number' && options)) return String(value);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** A value of the grid as values of fields: usually one, with a budget also its type. */
export function toFields(field: string, value: GridValue): Readonly<Record<string, unknown>> {
  if (field === 'budget')
    return value === unlimitedBudget.value
      ? { budgetType: 1, budget: null }
      : { budgetType: 2, budget: value };
  const option = optionsOfField(field)?.find((each) => String(each.value) === value);
  return { [field]: option ? option.value : value };
}
