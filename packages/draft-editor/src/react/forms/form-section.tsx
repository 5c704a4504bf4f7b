import { cn } from '@meridian/ui';
import type { ReactElement, ReactNode } from 'react';

/** A part of a form with its title. On wide pages, labels are next to their controls. */
export function FormSection({
  name,
  title,
  children,
}: {
  /** Links find the section by this name, as `data-section`. */
  name?: string;
  title: string;
  children: ReactNode;
}): ReactElement {
  return (
    <section data-scope-ui="" data-section={name} className="@container flex flex-col gap-4.5">
      <h3 className="border-b border-line-2 pb-2 text-12 font-normal text-fg-3">{title}</h3>
      <div className={cn('flex flex-col gap-4.5', fieldsInTwoColumns)}>{children}</div>
    </section>
  );
}

/** A control that names itself, in the column of controls. */
export function FormRow({
  label,
  field,
  children,
}: {
  label?: string;
  /** Jumps find the row by this name, as `data-field`. */
  field?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <div data-field={field} className="@2xl:grid @2xl:grid-cols-[9.25rem_minmax(0,1fr)] @2xl:gap-x-6">
      <span aria-hidden className="pt-1.5 text-13 font-medium text-fg-1 @max-2xl:hidden">
        {label}
      </span>
      {children}
    </div>
  );
}

/** Layout of the design system's fields: a label, a control and a message. */
const fieldsInTwoColumns = [
  '@2xl:[&>[data-scope-ui]]:grid @2xl:[&>[data-scope-ui]]:grid-cols-[9.25rem_minmax(0,1fr)]',
  '@2xl:[&>[data-scope-ui]]:gap-x-6 @2xl:[&>[data-scope-ui]>*]:col-start-2',
  '@2xl:[&>[data-scope-ui]>:first-child]:col-start-1 @2xl:[&>[data-scope-ui]>div:first-child]:pt-1.5',
  // a floating legend takes part in the grid
  '@2xl:[&>fieldset>legend]:float-left @2xl:[&>fieldset>legend]:pt-0.5 @2xl:[&>fieldset>legend]:font-medium',
].join(' ');
