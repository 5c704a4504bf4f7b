/** The paper of a page of the report centre: a summary stands, a table lies. Margins are in `fit-columns.ts` too. */
export function PrintSheet({ orientation }: { orientation: 'portrait' | 'landscape' }) {
  return <style>{`@page { size: A4 ${orientation}; margin: 10mm }`}</style>;
}
