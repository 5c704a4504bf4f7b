import { useState } from 'react';
import { StarToggle } from './star-toggle';

export function StarToggleExample() {
  const [isFollowed, setIsFollowed] = useState(false);
  return (
    <span className="flex items-center gap-2">
      <StarToggle label="Follow Kaede Travel" isPressed={isFollowed} onPressedChange={setIsFollowed} />
      Kaede Travel
    </span>
  );
}
