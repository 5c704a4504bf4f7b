import { Button } from '../button/button';
import { Tooltip } from './tooltip';

export function TooltipExample() {
  return (
    <Tooltip content="Cost divided by clicks">
      <Button>CPC</Button>
    </Tooltip>
  );
}
