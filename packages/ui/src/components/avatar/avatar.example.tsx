import { Avatar } from './avatar';

export function AvatarExample() {
  return (
    <span className="flex items-center gap-2">
      <Avatar name="Lin Wei" />
      Lin Wei
    </span>
  );
}
