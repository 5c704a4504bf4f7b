import { emptyFields, type Row, type RowKind } from './rows';

/** Whether a row has every field; rows that earlier versions have sent or stored may lack some. */
export function isComplete(kind: RowKind, row: Readonly<Record<string, unknown>> | Row): boolean {
  return fieldNames[kind].every((field) => field in row);
}

/** The row with empty values for fields that it lacks; the row itself if it is complete. */
export function completeRow<Kind extends RowKind>(kind: Kind, row: Row<Kind>): Row<Kind> {
  return isComplete(kind, row) ? row : { ...emptyFields[kind], ...row };
}

// asserted: the keys are the kinds
const fieldNames = Object.fromEntries(
  Object.entries(emptyFields).map(([kind, fields]) => [kind, Object.keys(fields)]),
) as unknown as Record<RowKind, readonly string[]>;
