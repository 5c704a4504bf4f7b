/** Key of the text for the days that a balance lasts: below one day, no number is shown. Decimal texts. */
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
