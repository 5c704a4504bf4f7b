/** Pixels by which boxes may touch: fractions of widths are rounded. */
const tolerancePx = 1;

/** A shortened text still shows about this many letters. */
const readableEm = 3;

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent;

/** Pairs of controls of which one covers a part of another, and controls beyond the end of the page. */
export function overlaps(root: Element): string[] {
  const controls = [...root.querySelectorAll('button, [role=search], li')];
  const page = root.getBoundingClientRect();
  return controls.flatMap((control, place) => {
    const box = control.getBoundingClientRect();
    const others = controls.slice(place + 1).filter((other) => {
      if (control.contains(other) || other.contains(control)) return false;
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const width = Math.min(right, box.right) - Math.max(left, box.left);
      const height = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      return width > tolerancePx && height > tolerancePx;
    });
    const isBeyond = box.right > page.right + tolerancePx || box.left < page.left - tolerancePx;
    return [
      ...others.map((other) => `${nameOf(control)} | ${nameOf(other)}`),
      ...(isBeyond ? [nameOf(control)] : []),
    ];
  });
}

/** The names of the controls in each line of a toolbar, with their widths; those of lists below it do not count. */
export function linesOf(root: Element): string[] {
  const lines = new Map<number, string[]>();
  for (const control of root.querySelectorAll('button, [role=search]')) {
    if (control.closest('li') ?? control.parentElement?.closest('[role=search]')) continue;
    const { top, bottom, width } = control.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const key = [...lines.keys()].find((known) => Math.abs(known - middle) < 8) ?? middle;
    lines.set(key, [...(lines.get(key) ?? []), `${nameOf(control)} ${Math.round(width)}`]);
  }
  return [...lines.values()].map((names) => names.join(' | '));
}

/**
 * Texts that the user cannot read: shortened to a few letters, or drawn beyond their control. `[data-name]` marks names, which are never
 * shortened; the name of an input is its placeholder.
 */
export function clippedTexts(root: Element): string[] {
  const spans = [...root.querySelectorAll('button span')].filter(
    (span) => span.children.length === 0 && span.textContent !== '' && span.clientWidth > 1,
  );
  return [
    ...spans.filter(isClipped).map(nameOf),
    ...[...root.querySelectorAll('input')].filter(isCut).map(nameOf),
  ];
}

function isClipped(span: Element): boolean {
  const { right, left, width } = span.getBoundingClientRect();
  const button = span.closest('button')?.getBoundingClientRect();
  if (button && (right > button.right || left < button.left)) return true;
  const isShortened = span.scrollWidth > span.clientWidth + tolerancePx;
  if (!isShortened) return false;
  return (
    span.closest('[data-name]') !== null ||
    width < readableEm * Number.parseFloat(getComputedStyle(span).fontSize)
  );
}

function isCut(input: HTMLInputElement): boolean {
  const { font, paddingLeft, paddingRight } = getComputedStyle(input);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = font;
  // letters are spaced, and clipped shortly before the edge
  const width = context.measureText(input.value || input.placeholder).width * 1.1;
  return width > input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
