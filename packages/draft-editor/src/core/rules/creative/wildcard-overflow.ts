import { lengthIn } from '../../length';
import type { TextLimit } from '../../limits/provider-limits';
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
        en: 'With the keyword “{{keyword}}”, the text is longer than {{max}} {{lengthUnit}}, so the default word is shown instead.',
        cn: '代入关键词“{{keyword}}”后超过 {{max}} 个{{lengthUnit}}，将显示默认词',
        tw: '代入關鍵字「{{keyword}}」後超過 {{max}} 個{{lengthUnit}}，將顯示預設字詞',
      },
      examples: () => [
        { fails: { title: `{雪}${textOfLength(41)}` }, passes: { title: `{雪}${textOfLength(40)}` } },
      ],
    },
  ],
  limits: copyFields,
  check: (row, { keywords, options: { limits } }) => {
    const keyword = longestKeyword(keywords, limits.keyword);
    if (keyword === undefined) return [];
    return copyFields.flatMap((field): Finding<'wildcard_overflow'>[] => {
      const limit = limits[field];
      // a text that is always too long is a separate error
      if (!row[field].includes('{') || lengthIn(limit.unit, row[field]) > limit.max) return [];
      return fillWildcards(row[field], { keyword, limit }).overflows
        ? [{ field, code: 'wildcard_overflow', params: { keyword, max: limit.max, lengthUnit: limit.unit } }]
        : [];
    });
  },
});

const longest = new WeakMap<readonly Row<'keyword'>[], Map<TextLimit, string | undefined>>();

/** The longest keyword of a unit that fits by itself; computed once per list. */
export function longestKeyword(keywords: readonly Row<'keyword'>[], limit: TextLimit): string | undefined {
  const known = longest.get(keywords);
  if (known?.has(limit)) return known.get(limit);
  let found: string | undefined;
  let length = 0;
  for (const { keyword } of keywords) {
    const own = lengthIn(limit.unit, keyword);
    if (own <= length || own > limit.max) continue;
    found = keyword;
    length = own;
  }
  longest.set(keywords, new Map([...(known ?? []), [limit, found]]));
  return found;
}
