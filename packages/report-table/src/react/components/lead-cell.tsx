import type { ReactNode } from 'react';

export interface LeadCellProps {
  /** The name of the row. */
  children: ReactNode;
  /** A second line in the narrow layout; may be empty. */
  sub: string;
}

/** The cell that names a row; in the narrow layout with a second line. */
export function LeadCell({ children, sub }: LeadCellProps) {
  if (sub === '') return children;
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      {children}
      <span className="truncate text-12 leading-[18px] font-normal text-fg-3">{sub}</span>
    </span>
  );
}
