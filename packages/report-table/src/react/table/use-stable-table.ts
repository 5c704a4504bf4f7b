import { useState } from 'react';

/** The same object while it is a copy of the same table: `useTable` returns a new copy whenever something changes. */
export function useStableTable<Table extends { readonly atoms: object }>(table: Table): Table {
  const [stable, setStable] = useState(table);
  const isSame = stable.atoms === table.atoms;
  if (!isSame) setStable(table);
  return isSame ? stable : table;
}
