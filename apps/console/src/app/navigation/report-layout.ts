/** Whether a path has the report layout: a folded sidebar, and longer titles on its tags. */
export function hasReportLayout(path: string): boolean {
  return path.startsWith('/reportCenter/');
}
