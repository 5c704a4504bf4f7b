/** CSS pixels, like all below. */
const barRoom = 52;
/** What sign, gap, arrow and a percent of four digits before the point take beside the amount. */
const percentRoom = 88;

/** Room beside the amounts of a change; null where only percents are shown. */
export function changeCellExtraWidth({
  isFolded,
  hasBar,
}: {
  isFolded: boolean;
  hasBar: boolean;
}): number | null {
  if (isFolded) return null;
  return percentRoom + (hasBar ? barRoom : 0);
}
