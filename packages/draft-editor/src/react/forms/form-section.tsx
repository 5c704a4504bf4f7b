import type { ReactElement, ReactNode } from 'react';

/** A part of a form with its title. */
export function FormSection({
  name,
  title,
  children,
}: {
  /** By which links find it, as `data-section`. */
  name?: string;
  title: string;
  children: ReactNode;
}): ReactElement {
  return (
    <section data-section={name} className="flex flex-col gap-4.5">
      <h3 className="border-b border-line-2 pb-2 text-12 font-normal text-fg-3">{title}</h3>
      {children}
    </section>
  );
}
