import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover';

export function PopoverExample() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button>Columns</Button>
      </PopoverTrigger>
      <PopoverContent label="Columns" className="w-79 p-4">
        <div className="flex flex-col gap-1">
          <Checkbox label="Impressions" defaultChecked />
          <Checkbox label="Clicks" />
        </div>
        <PopoverClose asChild>
          <Button variant="primary" className="mt-3">
            Apply
          </Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  );
}
