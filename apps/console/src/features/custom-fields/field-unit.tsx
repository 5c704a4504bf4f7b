import type { FieldDefinition } from '@meridian/api-client/contract';

/** The sign of a field's unit, in grey: its currency or a percent sign. */
export function FieldUnit({ field: { unit, unitDesc } }: { field: FieldDefinition }) {
  const sign = unitDesc ?? (unit === '%*100' ? '%' : undefined);
  return sign === undefined ? null : <span className="text-12 text-fg-3 close-signs">{sign}</span>;
}
