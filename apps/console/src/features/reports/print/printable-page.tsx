import { Suspense, type ReactNode } from 'react';
import type { ReportModel } from '../use-report-model';
import type { PrintTree } from './print-report';
import { LazyReportPaper, type Printing } from './use-printing';

export interface PrintablePageProps {
  model: ReportModel;
  title: string;
  printing: Printing;
  /** Present if the page shows rows below rows. */
  tree?: PrintTree;
  /** The page on screen. */
  children: ReactNode;
}

/** A report page that its paper replaces while it is printed; without data, the page itself is printed. */
export function PrintablePage({ model, title, printing, tree, children }: PrintablePageProps) {
  const hasPaper = printing.isLoaded && model.rows.response !== undefined;
  return (
    <>
      {printing.isLoaded && (
        <Suspense>
          <LazyReportPaper model={model} title={title} printing={printing} tree={tree} />
        </Suspense>
      )}
      <div
        className={
          hasPaper ? 'flex min-h-full flex-1 flex-col print:hidden' : 'flex min-h-full flex-1 flex-col'
        }
      >
        {children}
      </div>
    </>
  );
}
