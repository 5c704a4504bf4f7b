import type { Database } from '../../../platform/db';
import type { StoredSheetColumn } from '../../../platform/db/schema';
import { nameKeyOf } from '../../../platform/lib/name-key';
import type { SheetRow } from './detect-rows';
import { identityFieldOf } from './fields';
import type { ImportParts } from './import-parts';
import { planRows, textsOfField } from './plan-rows';

const referenceField = { customer: undefined, company: 'customer', account: 'company' } as const;

/** The effect of importing rows, compared with the records as currently stored. */
export async function planSheetRows(
  tx: Database,
  { clock, target }: Omit<ImportParts, 'db'>,
  { rows, columns }: { rows: readonly SheetRow[]; columns: readonly StoredSheetColumn[] },
) {
  const { kind, keyOf, defaults } = target;
  const names = textsOfField(rows, columns, identityFieldOf[kind]).map((text) =>
    keyOf(text.trim().normalize('NFC')),
  );
  const field = referenceField[kind];
  const owners = field === undefined ? [] : textsOfField(rows, columns, field).map(nameKeyOf);
  return planRows(rows, {
    kind,
    columns,
    keyOf,
    defaults,
    now: clock.now(),
    stored: await target.findStored(tx, storable(names)),
    references: await target.findReferences(tx, storable(owners)),
  });
}

/** Keys that can exist in the database; a stored name never contains NUL. */
const storable = (keys: readonly string[]): string[] => [
  ...new Set(keys.filter((key) => key !== '' && key.length <= 1_000)),
];
