import type { ProviderKind } from '@meridian/draft-editor/core';
import type { ProviderFields } from '../provider-port';
import { wireGroups, type WireFields, type WireGroup } from './groups';

/** Converts a new item for the request. Errors: `NoCounterpartError`. */
export function toWire<Kind extends ProviderKind>(kind: Kind, fields: ProviderFields[Kind]): WireFields {
  return merged(wireGroupsOf(kind), fields, true);
}

/**
 * Fields of an update request: the changed fields with all fields of their groups. Empty if the provider can apply none
 * of them.
 * Errors: as for `toWire`.
 */
export function toWireUpdate<Kind extends ProviderKind>(
  kind: Kind,
  fields: ProviderFields[Kind],
  changed: readonly string[],
): WireFields {
  const groups = wireGroupsOf(kind).filter((group) => group.fields.some((field) => changed.includes(field)));
  return merged(groups, fields, false);
}

export function wireGroupsOf<Kind extends ProviderKind>(kind: Kind): readonly WireGroup<Kind>[] {
  return wireGroups[kind];
}

/** A value that has no counterpart at the provider. */
export class NoCounterpartError extends RangeError {
  override name = 'NoCounterpartError';
  constructor(
    /** Field of the row. */
    readonly field: string,
    cause: RangeError,
  ) {
    super(cause.message, { cause });
  }
}

function merged<Kind extends ProviderKind>(
  groups: readonly WireGroup<Kind>[],
  fields: ProviderFields[Kind],
  isNew: boolean,
): WireFields {
  const parts = groups.map((group) => {
    try {
      return group.toWire?.(fields, { isNew });
    } catch (error) {
      if (error instanceof RangeError) throw new NoCounterpartError(group.fields[0] ?? '', error);
      throw error;
    }
  });
  return Object.assign({}, ...parts) as WireFields;
}
