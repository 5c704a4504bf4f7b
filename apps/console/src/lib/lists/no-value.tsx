/** Content of a cell without a value. */
export function NoValue() {
  return <span className="whitespace-nowrap text-fg-3">--</span>;
}
