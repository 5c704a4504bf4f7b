import type { ReactNode } from 'react';

export interface SettingsRowProps {
  /** Subject of the row. Already translated, like the note. */
  title: string;
  note?: string;
  /** Id of the title, for the control in the row. */
  titleId?: string;
  children: ReactNode;
}

/** A row of a settings page: its description on the left, the setting on the right. */
export function SettingsRow({ title, note, titleId, children }: SettingsRowProps) {
  return (
    <section className="grid gap-x-6 gap-y-3 border-t border-line-1 py-5 first:border-t-0 desktop:grid-cols-[220px_minmax(0,1fr)]">
      <div>
        <h2 id={titleId} className="text-13 font-medium">
          {title}
        </h2>
        {note !== undefined && <p className="mt-0.5 text-12 leading-4.5 text-fg-3">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
