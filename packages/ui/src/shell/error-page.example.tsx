import { Button } from '../components/button/button';
import { ErrorPage } from './error-page';

export function ErrorPageExample() {
  return (
    <ErrorPage
      drawing={<rect x="20" y="12" width="72" height="48" rx="6" className="fill-sunken stroke-line-3" />}
      title="This page does not exist"
      body="The address may be misspelled, or the page was moved."
      path="/reports/dayly"
      actions={<Button variant="primary">Open the home page</Button>}
    />
  );
}
