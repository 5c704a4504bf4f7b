/** CSS pixels, like all below. */
const barExtraWidth = 52;
/** What sign, gap, arrow and a percent of four digits before the point take beside the amount. */
const percentExtraWidth = 88;

/** Extra width beside the amounts of a change; null where only percents are shown. */
export function changeCellExtraWidth({
  isFolded,
  hasBar,
}: {
  isFolded: boolean;
  hasBar: boolean;
}): number | null {
  if (isFolded) return null;
  return percentExtraWidth + (hasBar ? barExtraWidth : 0);
}
