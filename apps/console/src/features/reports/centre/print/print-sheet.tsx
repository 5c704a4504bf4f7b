/** The paper of a page of the report centre: a summary is portrait, a table landscape. Margins are in `fit-columns.ts` too. */
export function PrintSheet({ orientation }: { orientation: 'portrait' | 'landscape' }) {
  return <style>{`@page { size: A4 ${orientation}; margin: 10mm }`}</style>;
}
