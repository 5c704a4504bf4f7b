import {
  channels,
  findPart,
  hasPermission,
  partsIdOf,
  sectionsOf,
  type Channel,
  type FieldDefinition,
  type ReportPart,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { checkSelection, isChanged, shownKeys } from './field-selection';
import { partFields, type PartField } from './part-fields';
import type { ReportFieldsRepository } from './report-fields.repository';

type FieldCaller = Pick<Caller, 'userId' | 'permissions' | 'accountIds'>;

/**
 * Custom fields of a user's reports.
 * Errors: `not_allowed` for a part of a channel without access, `invalid_request` for an unknown part.
 */
export function createReportFieldsService({ fields: repository }: { fields: ReportFieldsRepository }) {
  return {
    /** Parts that the user has access to, in menu order. */
    async listParts(caller: FieldCaller, language: Language): Promise<ReportPart[]> {
      const selections = await repository.findSelections(caller.userId);
      return channels
        .filter((channel) => maySee(caller, channel))
        .flatMap((channel) =>
          sectionsOf(channel).map((section) => {
            const partsId = partsIdOf(channel, section);
            const fields = partFields({ channel, section, currency: undefined }, language);
            const selection = selections.get(partsId);
            return {
              partsId,
              channel,
              section,
              name: translate(language, 'routes', section),
              fieldCount: fields.length,
              shownCount: shownKeys(fields, selection).length,
              isChanged: isChanged(fields, selection),
            };
          }),
        );
    },

    /** Fields of parts: the displayed ones in order, then the others. */
    async listFields(
      caller: FieldCaller,
      partsIds: readonly string[],
      language: Language,
    ): Promise<FieldDefinition[]> {
      const parts = [...new Set(partsIds)].map((partsId) =>
        requirePart(caller, partsId, `partsIds.${String(partsIds.indexOf(partsId))}`),
      );
      const selections = await repository.findSelections(caller.userId);
      const [currency, ...others] = await repository.findCurrencies(caller.accountIds);
      const only = others.length === 0 ? currency : undefined;
      return parts.flatMap(({ channel, section, partsId }) =>
        inOrder(partFields({ channel, section, currency: only }, language), selections.get(partsId)),
      );
    },

    async save(caller: FieldCaller, partsId: string, dataKeys: readonly string[]): Promise<void> {
      const { channel, section } = requirePart(caller, partsId, 'partsId');
      const fields = partFields({ channel, section, currency: undefined }, 'en');
      checkSelection(fields, dataKeys);
      const { userId } = caller;
      // the default is stored as no selection, so that it includes fields that are added to the section later
      if (isChanged(fields, dataKeys)) {
        await repository.saveSelection(userId, { partsId, dataKeys: shownKeys(fields, dataKeys) });
      } else {
        await repository.removeSelections(userId, [partsId]);
      }
    },

    async reset(caller: FieldCaller, partsIds: readonly string[]): Promise<void> {
      for (const [index, partsId] of partsIds.entries()) {
        requirePart(caller, partsId, `partsIds.${String(index)}`);
      }
      await repository.removeSelections(caller.userId, partsIds);
    },
  };
}

function maySee({ permissions }: FieldCaller, channel: Channel): boolean {
  return hasPermission(permissions, `report:${channel}:view`);
}

function requirePart(caller: FieldCaller, partsId: string, path: string) {
  const part = findPart(partsId);
  if (part === undefined) throw invalidField(path, 'invalid');
  if (!maySee(caller, part.channel)) throw new DomainError('not_allowed');
  return { ...part, partsId };
}

function inOrder(fields: readonly PartField[], selection: readonly string[] | undefined): FieldDefinition[] {
  const shown = shownKeys(fields, selection);
  return [
    ...shown.flatMap((key) => fields.filter(({ dataKey }) => dataKey === key)),
    ...fields.filter(({ dataKey }) => !shown.includes(dataKey)),
  ].map((field) => ({ ...field, isShown: shown.includes(field.dataKey) }));
}
