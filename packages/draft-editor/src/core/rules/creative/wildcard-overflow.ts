import { lengthIn, type LengthUnit } from '../../length';
import { providerLimits } from '../../limits/provider-limits';
import type { Row } from '../../model/rows';
import { fillWildcards } from '../../wildcards/wildcards';
import { textOfLength } from '../examples';
import { type Finding, rowRule } from '../rule';
import { copyFields } from './creative-fields';

/** Puts the unit's longest keyword into the wildcards: a text that becomes too long shows the default words. */
export const wildcardOverflow = rowRule({
  id: 'wildcard-overflow',
  appliesTo: 'creative',
  severity: 'warning',
  title: { en: 'Text too long with a keyword', cn: '代入关键词后过长', tw: '代入關鍵字後過長' },
  messages: [
    {
      code: 'wildcard_overflow',
      text: {
        en: 'With the keyword “{{keyword}}”, the text is longer than {{max}} characters, so the default word is shown instead.',
        cn: '代入关键词“{{keyword}}”后超过 {{max}} 个字符，将显示默认词',
        tw: '代入關鍵字「{{keyword}}」後超過 {{max}} 個字元，將顯示預設字詞',
      },
      examples: () => [
        { fails: { title: `{雪}${textOfLength(41)}` }, passes: { title: `{雪}${textOfLength(40)}` } },
      ],
    },
  ],
  limits: copyFields.map((field) => providerLimits[field]),
  check: (row, { keywords, options: { lengthUnit } }) => {
    const keyword = longestKeyword(keywords, lengthUnit);
    if (keyword === undefined) return [];
    return copyFields.flatMap((field): Finding<'wildcard_overflow'>[] => {
      const { max } = providerLimits[field];
      // a text that is always too long is a separate error
      if (!row[field].includes('{') || lengthIn(lengthUnit, row[field]) > max) return [];
      return fillWildcards(row[field], { keyword, max, lengthUnit }).overflows
        ? [{ field, code: 'wildcard_overflow', params: { keyword, max } }]
        : [];
    });
  },
});

const longest = new WeakMap<readonly Row<'keyword'>[], Map<LengthUnit, string | undefined>>();

/** The longest keyword of a unit that fits by itself; computed once per list. */
export function longestKeyword(keywords: readonly Row<'keyword'>[], unit: LengthUnit): string | undefined {
  const known = longest.get(keywords);
  if (known?.has(unit)) return known.get(unit);
  let found: string | undefined;
  let length = 0;
  for (const { keyword } of keywords) {
    const own = lengthIn(unit, keyword);
    if (own <= length || own > providerLimits.keyword.max) continue;
    found = keyword;
    length = own;
  }
  longest.set(keywords, new Map([...(known ?? []), [unit, found]]));
  return found;
}
