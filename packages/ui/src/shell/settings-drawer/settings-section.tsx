import type { ReactNode } from 'react';

export interface SettingsSectionProps {
  title: ReactNode;
  /** A control without its own label, such as a `SegmentedControl`. */
  children: ReactNode;
}

/** A setting under a title, in the style of the labels of `ChoiceCards`. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  return (
    <section data-scope-ui="" data-scope-end="">
      <h3 data-scope-ui="" data-scope-end="" className="mb-2.5 text-13 font-semibold text-fg-1">
        {title}
      </h3>
      {children}
    </section>
  );
}
