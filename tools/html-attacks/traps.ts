/** Successful actions of markup. Emptied by the test, filled by the traps. */
export const caught: string[] = [];

/** Sets traps for everything that an attack may do: run code, use the network, leave the page. Once per page. */
export function setTraps(): void {
  const trap =
    (name: string) =>
    (...args: unknown[]): void =>
      void caught.push(`${name}(${args.map(String).join()})`);
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) {
    Object.defineProperty(window, name, { value: trap(name), configurable: true });
  }
  Object.defineProperty(window, 'pwned', { set: trap('pwned'), configurable: true });
  Object.defineProperty(navigator, 'sendBeacon', { value: trap('beacon'), configurable: true });
  window.addEventListener('error', ({ message }) => trap('error')(message));

  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('resource')) {
      const { name, initiatorType } = resource(entry);
      if (initiators.has(initiatorType) || name.includes('evil.example')) trap(initiatorType)(name);
    }
  }).observe({ type: 'resource' });
  window.navigation.addEventListener('navigate', (event) => {
    trap('navigate')(event.destination.url);
    event.preventDefault();
  });
  // an external link may be followed, but not by this page; a link that runs code must be able to do so
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && ['http:', 'https:', 'mailto:'].includes(link.protocol)) event.preventDefault();
  });
}

/** Initiators of requests that this page does not send itself. */
const initiators = new Set(
  'audio beacon css embed iframe image img input link object track video'.split(' '),
);

function resource(entry: PerformanceEntry): { name: string; initiatorType: string } {
  return entry instanceof PerformanceResourceTiming ? entry : { name: entry.name, initiatorType: '' };
}

/** Triggers on an element everything that users, the browser and time may trigger. */
export function provoke(element: Element): void {
  for (const type of eventTypes) element.dispatchEvent(new Event(type, { cancelable: true }));
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  element.focus();
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  if (element instanceof HTMLElement) element.click();
  element.blur();
}

const eventTypes = [
  'abort animationcancel animationend animationiteration animationstart auxclick begin beforecopy beforeinput',
  'beforematch beforetoggle blur bounce cancel canplay change close contentvisibilityautostatechange contextmenu',
  'copy cuechange cut dblclick drag dragstart drop end error finish focus focusin formdata fullscreenchange',
  'gotpointercapture input invalid keydown keypress keyup load loadstart lostpointercapture mousedown mouseenter',
  'mouseleave mousemove mouseover mouseup mousewheel pageshow paste play pointerdown pointerenter pointermove',
  'pointerover pointerrawupdate pointerup resize scroll scrollend search securitypolicyviolation select',
  'selectstart slotchange start submit toggle touchend touchstart transitionend transitionrun unknownfuturething',
  'wheel',
]
  .join(' ')
  .split(' ');

/** Resolves when the page is painted and idle. */
export function idleFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 200 }));
  });
}
