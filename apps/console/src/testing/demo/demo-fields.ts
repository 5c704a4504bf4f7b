import {
  channels,
  currencySign,
  findPart,
  findSection,
  partsIdOf,
  sectionColumns,
  sectionsOf,
  type FieldDefinition,
  type FieldGroup,
  type ReportColumnDefinition,
  type ReportPart,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { translate } from '@meridian/i18n/texts';
import * as z from 'zod/mini';
import type { FakeEndpoint } from '../fake-server';

const bodySchema = z.object({ partsIds: z.array(z.string()) });

function groupOf(column: ReportColumnDefinition): FieldGroup {
  if (column.kind !== 'metric') return 'basics';
  if (column.dataKey.startsWith('conversion')) return 'results';
  return column.definition.isMoney ? 'money' : 'delivery';
}

function fieldsOf(partsId: string, language: Language): FieldDefinition[] {
  const part = findPart(partsId);
  const definition = part && findSection(part.channel, part.section);
  if (!definition) return [];
  return sectionColumns(definition, 'daily').map((column, index): FieldDefinition => {
    const isMetric = column.kind === 'metric';
    return {
      id: column.dataKey,
      dataKey: column.dataKey,
      titleName: translate(language, 'columns', column.titleKey),
      partsId,
      group: groupOf(column),
      isLocked: column.isLocked,
      isShown: index % 7 !== 6,
      isDefault: true,
      ...(isMetric && { unit: column.definition.unit }),
      ...(isMetric && column.definition.isMoney && { unitDesc: currencySign('CNY') }),
    };
  });
}

const partsIn = (language: Language): ReportPart[] =>
  channels.flatMap((channel) =>
    sectionsOf(channel).map((section, index) => {
      const partsId = partsIdOf(channel, section);
      const fields = fieldsOf(partsId, language);
      return {
        partsId,
        channel,
        section,
        name: translate(language, 'routes', section),
        fieldCount: fields.length,
        shownCount: fields.filter(({ isShown }) => isShown).length,
        isChanged: index === 2,
      };
    }),
  );

/** The responses of the custom fields. */
export const fieldResponses = (language: Language): Readonly<Record<string, FakeEndpoint>> => ({
  '/parts/list': () => ({ data: partsIn(language) }),
  '/fields/list': (body) => ({
    data: bodySchema.parse(body).partsIds.flatMap((partsId) => fieldsOf(partsId, language)),
  }),
  '/fields/save': () => ({ data: {} }),
  '/fields/reset': () => ({ data: {} }),
});
