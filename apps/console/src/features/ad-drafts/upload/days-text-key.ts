/** Key of the text of the days that a balance lasts: a number below one day says nothing. Decimal texts. */
export function daysTextKey({
  balance,
  days,
}: {
  balance: string | null;
  days: string;
}): 'lastsNone' | 'lastsShort' | 'lastsValue' {
  if (Number(balance) <= 0) return 'lastsNone';
  return Number(days) < 1 ? 'lastsShort' : 'lastsValue';
}
