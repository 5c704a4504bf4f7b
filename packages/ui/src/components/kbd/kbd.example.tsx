import { Kbd } from './kbd';

export function KbdExample() {
  return (
    <p>
      Search pages <Kbd>Ctrl K</Kbd>
    </p>
  );
}
