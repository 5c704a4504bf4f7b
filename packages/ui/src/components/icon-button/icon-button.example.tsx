import { RefreshCwIcon } from '../../icons';
import { Tooltip } from '../tooltip/tooltip';
import { IconButton } from './icon-button';

export function IconButtonExample() {
  return (
    <Tooltip content="Refresh">
      <IconButton label="Refresh" onClick={() => console.log('refreshed')}>
        <RefreshCwIcon />
      </IconButton>
    </Tooltip>
  );
}
