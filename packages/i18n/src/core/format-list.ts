import { languageTags, type Language } from './languages';

/** British English has no comma before the last "and", as in all texts. */
const tags = { ...languageTags, en: 'en-GB' } satisfies Record<Language, string>;

const formats = new Map<string, Intl.ListFormat>();

/**
 * `sentence`: with an "and" before the last item; `alternatives`: with an "or"; `values`: without, for a cell, or a list that a text
 * continues.
 */
export type ListStyle = 'sentence' | 'alternatives' | 'values';

/** Names as a list: `Cost, CTR and CPC`, `消费、点击率和平均点击价格`; as values `Cost, CTR, CPC`. */
export function formatList(
  items: readonly string[],
  language: Language,
  style: ListStyle = 'sentence',
): string {
  const type = style === 'alternatives' ? 'disjunction' : 'conjunction';
  const key = `${language} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(tags[language], { type });
  formats.set(key, format);
  if (style !== 'values')
    return format
      .formatToParts(items)
      .map(({ type: part, value }, index, parts) =>
        part === 'literal' ? spaced(value, parts[index - 1]?.value, parts[index + 1]?.value) : value,
      )
      .join('');
  // what stands between the first two of three
  const separator = format.formatToParts(['1', '2', '3'])[1]?.value;
  return items.join(separator);
}

/** A Chinese "and" has a space beside a Latin letter or a digit, as all Chinese texts. */
function spaced(literal: string, before = '', after = ''): string {
  if (!/\p{Script=Han}/u.test(literal)) return literal;
  return `${/[A-Za-z0-9]$/.test(before) ? ' ' : ''}${literal}${/^[A-Za-z0-9]/.test(after) ? ' ' : ''}`;
}
