import { DropIndicator, useDropTarget } from '@meridian/ui/drag';

/** Id of the drop target after the last field; not a data key. */
export const endTargetId = ':end';

/** The drop target after the last field. */
export function EndDropTarget() {
  const { ref, isTarget } = useDropTarget(endTargetId);
  return (
    <div ref={ref} className="relative mx-3">
      {isTarget && <DropIndicator className="-top-0.75" />}
    </div>
  );
}
