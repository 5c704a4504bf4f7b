import type { CentrePageProps } from './centre-props';
import { SectionPage } from './section/section-page';
import { SummaryPage } from './summary/summary-page';
import { TreePage } from './tree/tree-page';

const pageOf = { overview: SummaryPage, campaignTree: TreePage, section: SectionPage } as const;

/** A page of the report centre: one week of an account. */
export function CentrePage(props: CentrePageProps) {
  const Page = pageOf[props.report.kind];
  return <Page {...props} />;
}
