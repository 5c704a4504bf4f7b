import type { ReactNode } from 'react';

/** Title of a settings page, already translated, with its buttons. */
export function SettingsHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center gap-3 border-b border-line-2 px-page pt-3.5 pb-3 max-desktop:px-4">
      <h1 className="text-20 font-semibold tracking-tight">{title}</h1>
      <div className="ml-auto flex gap-2.5">{children}</div>
    </header>
  );
}
