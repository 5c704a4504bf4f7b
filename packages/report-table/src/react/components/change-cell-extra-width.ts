/** CSS pixels, like all below. */
const barExtraWidth = 52;
/** Width of sign, gap, arrow and a percentage of four digits before the point, beside the amount. */
const percentExtraWidth = 88;

/** Extra width beside the amounts of a change; null if only percentages are shown. */
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
