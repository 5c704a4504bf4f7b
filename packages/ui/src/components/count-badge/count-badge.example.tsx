import { BellIcon } from '../../icons';
import { IconButton } from '../icon-button/icon-button';
import { CountBadge } from './count-badge';

export function CountBadgeExample() {
  return (
    <IconButton label="Messages, 3 unread">
      <BellIcon />
      <CountBadge count={3} />
    </IconButton>
  );
}
