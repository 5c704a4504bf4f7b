/** The text that names a row; in the narrow layout with a second line. */
export function LeadCell({ text, sub }: { text: string; sub: string }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="truncate font-medium text-fg-1" title={text}>
        {text}
      </span>
      {sub !== '' && <span className="truncate text-12 leading-[18px] font-normal text-fg-3">{sub}</span>}
    </span>
  );
}
