/** One message as a page. */
export function MessageDetailsPage() {
  return null;
}
