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
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db';
import { accounts } from '../../db/schema';
import type { Caller } from '../../lib/caller';
import { DomainError, invalidField } from '../../lib/domain-error';
import { checkChoice, isChanged, shownKeys } from './field-choice';
import { findFieldChoices, removeFieldChoices, saveFieldChoice } from './field-choice.repository';
import { partFields, type PartField } from './part-fields';

type Who = Pick<Caller, 'userId' | 'permissions' | 'accountIds'>;

/**
 * Which columns the reports of a user show.
 * Errors: `not_allowed` for a part of a channel that the caller may not see, `invalid_request` for an unknown one.
 */
export function createReportFields(db: Database) {
  return {
    /** The parts that the caller may see, in the order of the menu. */
    async listParts(caller: Who, language: Language): Promise<ReportPart[]> {
      const choices = await findFieldChoices(db, caller.userId);
      return channels
        .filter((channel) => maySee(caller, channel))
        .flatMap((channel) =>
          sectionsOf(channel).map((section) => {
            const partsId = partsIdOf(channel, section);
            const fields = partFields({ channel, section, currency: undefined }, language);
            const choice = choices.get(partsId);
            return {
              partsId,
              channel,
              section,
              name: translate(language, 'routes', section),
              fieldCount: fields.length,
              shownCount: shownKeys(fields, choice).length,
              isChanged: isChanged(fields, choice),
            };
          }),
        );
    },

    /** The fields of parts: of each first those shown, in their order, then the others. */
    async listFields(
      caller: Who,
      partsIds: readonly string[],
      language: Language,
    ): Promise<FieldDefinition[]> {
      const parts = [...new Set(partsIds)].map((partsId) =>
        requirePart(caller, partsId, `partsIds.${String(partsIds.indexOf(partsId))}`),
      );
      const choices = await findFieldChoices(db, caller.userId);
      const currency = await onlyCurrency(caller.accountIds);
      return parts.flatMap(({ channel, section, partsId }) =>
        inOrder(partFields({ channel, section, currency }, language), choices.get(partsId)),
      );
    },

    async save(caller: Who, partsId: string, dataKeys: readonly string[]): Promise<void> {
      const { channel, section } = requirePart(caller, partsId, 'partsId');
      const fields = partFields({ channel, section, currency: undefined }, 'en');
      checkChoice(fields, dataKeys);
      const { userId } = caller;
      // the default is kept as no choice, so that it follows the section when that gets a new field
      if (isChanged(fields, dataKeys)) {
        await saveFieldChoice(db, { userId, partsId, dataKeys: shownKeys(fields, dataKeys) });
      } else {
        await removeFieldChoices(db, userId, [partsId]);
      }
    },

    async reset(caller: Who, partsIds: readonly string[]): Promise<void> {
      for (const [index, partsId] of partsIds.entries()) {
        requirePart(caller, partsId, `partsIds.${String(index)}`);
      }
      await removeFieldChoices(db, caller.userId, partsIds);
    },
  };

  /** The currency of all these accounts, undefined where there are several. */
  async function onlyCurrency(accountIds: readonly number[]): Promise<string | undefined> {
    const found = await db
      .selectDistinct({ currency: accounts.currency })
      .from(accounts)
      .where(inArray(accounts.accountId, [...accountIds]));
    return found.length === 1 ? found[0]?.currency : undefined;
  }
}

function maySee({ permissions }: Who, channel: Channel): boolean {
  return hasPermission(permissions, `report:${channel}:view`);
}

function requirePart(caller: Who, partsId: string, path: string) {
  const part = findPart(partsId);
  if (part === undefined) throw invalidField(path, 'invalid');
  if (!maySee(caller, part.channel)) throw new DomainError('not_allowed');
  return { ...part, partsId };
}

function inOrder(fields: readonly PartField[], choice: readonly string[] | undefined): FieldDefinition[] {
  const shown = shownKeys(fields, choice);
  return [
    ...shown.flatMap((key) => fields.filter(({ dataKey }) => dataKey === key)),
    ...fields.filter(({ dataKey }) => !shown.includes(dataKey)),
  ].map((field) => ({ ...field, isShown: shown.includes(field.dataKey) }));
}
