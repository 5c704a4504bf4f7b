import type { ComponentType, MouseEvent } from 'react';

/** A decorator for tests that press links: the test runner does not survive a change of its address. */
export function stayOnPage(Story: ComponentType) {
  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  return (
    <div className="contents" onClickCapture={handleClick}>
      <Story />
    </div>
  );
}
