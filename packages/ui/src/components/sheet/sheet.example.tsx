import { Button } from '../button/button';
import { Switch } from '../switch/switch';
import { Sheet, SheetClose, SheetContent, SheetTrigger } from './sheet';

export function SheetExample() {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button>Settings</Button>
      </SheetTrigger>
      <SheetContent
        side="right"
        title="Settings"
        closeLabel="Close"
        footer={
          <SheetClose asChild>
            <Button variant="primary">Done</Button>
          </SheetClose>
        }
      >
        <div className="flex flex-col px-5 pb-4">
          <Switch label="Tags bar" defaultChecked />
          <Switch label="Fixed header" />
        </div>
      </SheetContent>
    </Sheet>
  );
}
