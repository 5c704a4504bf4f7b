import { useState } from 'react';
import { Switch } from './switch';

export function SwitchExample() {
  const [isFixed, setIsFixed] = useState(true);
  return <Switch label="Fixed header" checked={isFixed} onCheckedChange={setIsFixed} className="w-60" />;
}
