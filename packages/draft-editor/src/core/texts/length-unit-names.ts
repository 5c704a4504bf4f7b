import type { Language } from '@meridian/i18n/core';
import type { LengthUnit } from '../length';
import type { RuleText } from '../rules/rule';

const characters: RuleText = { en: 'characters', cn: '字符', tw: '字元' };

/** What a unit counts, within a sentence. Users know the sizes of characters from the counter of the field. */
const names: Readonly<Record<LengthUnit, RuleText>> = {
  halfWidth: characters,
  codePoint: characters,
  codeUnit: characters,
  byte: { en: 'bytes', cn: '字节', tw: '位元組' },
};

const isLengthUnit = (unit: string): unit is LengthUnit => Object.hasOwn(names, unit);

/** Name of a unit of lengths; characters for an unknown one, as in issues of earlier versions. */
export function lengthUnitName(unit: string, language: Language): string {
  return (isLengthUnit(unit) ? names[unit] : characters)[language];
}
