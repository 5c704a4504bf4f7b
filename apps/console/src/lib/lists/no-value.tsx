/** In a cell without a value. */
export function NoValue() {
  return <span className="text-fg-3">--</span>;
}
