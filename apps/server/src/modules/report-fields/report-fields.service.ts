import {
  channels,
  findPart,
  hasPermission,
  partsIdOf,
  sectionsOf,
  type Channel,
  type FieldDefinition,
  type ReportPart,
  type Section,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { recordChange, type AuditedObject } from '../../platform/audit';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { checkSelection, isChanged, shownKeys } from './field-selection';
import { partFields, type PartField } from './part-fields';
import { createReportFieldsRepository } from './report-fields.repository';

type FieldCaller = Pick<Caller, 'userId' | 'permissions' | 'accountIds'>;

/**
 * Custom fields of a user's reports.
 * Errors: `not_allowed` for a part of a channel without access, `invalid_request` for an unknown part.
 */
export function createReportFieldsService({ db }: { db: Database }) {
  const repository = createReportFieldsRepository(db);

  const change = (
    { userId }: FieldCaller,
    changes: readonly FieldChange[],
    language: Language,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const stored = createReportFieldsRepository(tx);
      const selections = await stored.findSelections(userId);
      for (const one of changes) {
        const { partsId, dataKeys } = one;
        const fields = partFields({ ...one, currency: undefined }, 'en');
        // the default is stored as no selection, so that it includes fields that are added to the section later
        if (dataKeys !== undefined && isChanged(fields, dataKeys))
          await stored.saveSelection(userId, { partsId, dataKeys: shownKeys(fields, dataKeys) });
        else await stored.removeSelections(userId, [partsId]);
        await recordChange(tx, {
          actions: { created: 'reportFieldsChange', changed: 'reportFieldsChange' },
          before: auditedFields(one, selections.get(partsId), language),
          after: auditedFields(one, dataKeys, language),
        });
      }
    });

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

    async save(
      caller: FieldCaller,
      { partsId, dataKeys }: { partsId: string; dataKeys: readonly string[] },
      language: Language,
    ): Promise<void> {
      const part = requirePart(caller, partsId, 'partsId');
      checkSelection(partFields({ ...part, currency: undefined }, 'en'), dataKeys);
      await change(caller, [{ ...part, dataKeys }], language);
    },

    async reset(caller: FieldCaller, partsIds: readonly string[], language: Language): Promise<void> {
      const parts = partsIds.map((partsId, index) =>
        requirePart(caller, partsId, `partsIds.${String(index)}`),
      );
      await change(
        caller,
        parts.map((part) => ({ ...part, dataKeys: undefined })),
        language,
      );
    },
  };
}

interface FieldChange {
  channel: Channel;
  section: Section;
  partsId: string;
  /** Undefined for the default. */
  dataKeys: readonly string[] | undefined;
}

/** The fields of a part as the audit log names and describes them, in the language of the user. */
function auditedFields(
  { channel, section, partsId }: FieldChange,
  selection: readonly string[] | undefined,
  language: Language,
): AuditedObject {
  const fields = partFields({ channel, section, currency: undefined }, language);
  const names = [channel === 'search' ? 'keywordSearch' : 'feeds', section] as const;
  return {
    object: { id: partsId, name: names.map((name) => translate(language, 'routes', name)).join(' · ') },
    accountIds: [],
    values: {
      columns: shownKeys(fields, selection).map(
        (key) => fields.find(({ dataKey }) => dataKey === key)?.titleName ?? key,
      ),
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
