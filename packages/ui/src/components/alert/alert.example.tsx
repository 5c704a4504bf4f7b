import { Button } from '../button/button';
import { Alert } from './alert';

export function AlertExample() {
  return (
    <Alert tone="bad" action={<Button variant="link">Try again</Button>}>
      Couldn't load the campaigns. Try again.
    </Alert>
  );
}
