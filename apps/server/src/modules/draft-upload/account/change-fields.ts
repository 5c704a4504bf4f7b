import type { AccountChange, AccountChangeSkip } from '@meridian/api-client/contract';
import {
  keyOfText,
  lengthIn,
  type ProviderKind,
  type ProviderLimits,
  type RangeLimit,
} from '@meridian/draft-editor/core';
import { changeAmount } from './change-amount';

/** Fields of an item and of its parents. */
export interface ItemFields {
  kind: ProviderKind;
  fields: Readonly<Record<string, unknown>>;
  unknownFields: readonly string[];
  /** Fields of the parents, the nearest first. */
  parents: readonly Readonly<Record<string, unknown>>[];
}

/** New values of fields, empty if the item has them already; or why the change is skipped. */
export type FieldChanges = { changes: Record<string, unknown> } | { skip: AccountChangeSkip };

const skip = (reason: AccountChangeSkip) => ({ skip: reason });

/** What a change does to the fields of an item; keywords are added elsewhere. */
export function changeFields(
  item: ItemFields,
  change: Exclude<AccountChange, { type: 'keywords' }>,
  limits: ProviderLimits,
): FieldChanges {
  switch (change.type) {
    case 'pause':
    case 'enable':
      return setField(item, 'isPaused', change.type === 'pause');
    case 'bid':
      return changeBid(item, change, limits);
    case 'budget':
      return changeBudget(item, change, limits);
    case 'negatives':
      return addNegatives(item, change, limits);
  }
}

function setField({ fields, unknownFields }: ItemFields, field: string, value: unknown): FieldChanges {
  if (!(field in fields) || unknownFields.includes(field)) return skip('not_expressible');
  return { changes: fields[field] === value ? {} : { [field]: value } };
}

function changeBid(
  item: ItemFields,
  { amount }: Extract<AccountChange, { type: 'bid' }>,
  limits: ProviderLimits,
): FieldChanges {
  const { fields, unknownFields, parents } = item;
  if (!('bid' in fields) || unknownFields.includes('bidMode')) return skip('not_expressible');
  if (fields.bidMode === 'maximumClicks') return skip('not_expressible');
  const own = amountOf(fields.bid);
  const inherited =
    parents
      .filter(isClickBid)
      .map(({ bid }) => amountOf(bid))
      .find((bid) => bid !== null) ?? null;
  const result = changeAmount(own ?? inherited, amount);
  if (result === null) return skip('no_amount');
  if (isBeyond(result, fields.bidMode === 'conversion' ? limits.conversionBid : limits.bid))
    return skip('invalid_value');
  // a relative change that changes nothing leaves the bid of the parent
  const isSame = own === result || (own === null && amount.mode !== 'set' && result === inherited);
  return { changes: isSame ? {} : { bid: result } };
}

/** Whether children may inherit the bid: the bid of a conversion is none for a click. */
const isClickBid = ({ bidMode = 'click' }: Readonly<Record<string, unknown>>) => bidMode === 'click';

function changeBudget(
  { fields }: ItemFields,
  { amount }: Extract<AccountChange, { type: 'budget' }>,
  limits: ProviderLimits,
): FieldChanges {
  if (!('budget' in fields)) return skip('not_expressible');
  const result = changeAmount(fields.budgetType === 2 ? amountOf(fields.budget) : null, amount);
  if (result === null) return skip('no_amount');
  if (isBeyond(result, limits.budget)) return skip('invalid_value');
  return {
    changes: fields.budgetType === 2 && fields.budget === result ? {} : { budgetType: 2, budget: result },
  };
}

function addNegatives(
  { fields }: ItemFields,
  { match, words }: Extract<AccountChange, { type: 'negatives' }>,
  limits: ProviderLimits,
): FieldChanges {
  const field = match === 'exact' ? 'exactNegatives' : 'phraseNegatives';
  const present = fields[field];
  if (!Array.isArray(present)) return skip('not_expressible');
  const added = newWords(words, present.map(String));
  const { max, unit } = limits.negativeKeyword;
  if (added.some((word) => lengthIn(unit, word) > max)) return skip('invalid_value');
  if (added.length === 0) return { changes: {} };
  if (present.length + added.length > limits.negativesPerUnit.max) return skip('limit_reached');
  return { changes: { [field]: [...(present as unknown[]), ...added] } };
}

/** Words that are not present, each once, without spaces around. */
export function newWords(words: readonly string[], present: Iterable<string>): string[] {
  const known = new Set([...present].map(keyOfText));
  return words.flatMap((word) => {
    const key = keyOfText(word);
    if (key === '' || known.has(key)) return [];
    known.add(key);
    return [word.trim()];
  });
}

const amountOf = (value: unknown) => (typeof value === 'number' ? value : null);

export const isBeyond = (amount: number, { min, max }: RangeLimit) => amount < min || amount > max;
