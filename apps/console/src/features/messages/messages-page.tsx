/** The messages of the user: a list and a reading pane. */
export function MessagesPage() {
  return null;
}
