import { CircleCheckIcon } from '../../icons';
import { Chip } from './chip';

export function ChipExample() {
  return (
    <Chip tone="ok" icon={<CircleCheckIcon />}>
      Uploaded
    </Chip>
  );
}
