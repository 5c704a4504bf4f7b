import { setTimeout as delay } from 'node:timers/promises';
import { keyPress, mouse, typing, type BrowserDriver, type InputAction } from './driver';
import { describeFocus, describePage, findInPage, type FoundElement, type Target } from './in-page';

const limitMs = 60_000;

export interface Point {
  x: number;
  y: number;
}

/** The page of a browser as a user operates it: the pointer and the keys are the browser's own. */
export class Tab {
  readonly #driver: BrowserDriver;

  constructor(driver: BrowserDriver) {
    this.#driver = driver;
  }

  async open(address: string): Promise<void> {
    await this.#driver.open(address);
  }

  /** Calls a function in the page. Arguments and result are sent as JSON. */
  async run<Args extends unknown[], Result>(
    call: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const sent = args.map((arg) => JSON.stringify(arg)).join();
    // esbuild marks functions with a helper that the page does not have
    const body = `const __name = (named) => named; return JSON.stringify({ value: (${call.toString()})(${sent}) });`;
    const answer = JSON.parse(await this.#driver.evaluate(`(() => { ${body} })()`)) as {
      value: Awaited<Result>;
    };
    return answer.value;
  }

  /** Repeats a question until its answer is right. Errors: throws the last answer after a minute. */
  async until<Answer>(
    what: string,
    ask: () => Promise<Answer>,
    isRight: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const end = Date.now() + limitMs;
    for (;;) {
      const answer = await ask();
      if (isRight(answer)) return answer;
      if (Date.now() > end) throw new Error(`${what}: ${JSON.stringify(answer)}`);
      await delay(100);
    }
  }

  find(target: Target): Promise<FoundElement | null> {
    const { name, ...rest } = target;
    const exact = (text: string) => `^${text.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&')}$`;
    const pattern = name === undefined ? undefined : typeof name === 'string' ? exact(name) : name.source;
    return this.run(findInPage, { ...rest, ...(pattern !== undefined && { pattern }) });
  }

  /** Waits for an element. */
  async see(target: Target): Promise<FoundElement> {
    const name = target.name instanceof RegExp ? target.name.source : target.name;
    const found = await this.until(
      `Not visible: ${JSON.stringify({ ...target, name })}`,
      () => this.find(target),
      (each) => each !== null,
    );
    // `until` returns no other
    return found as FoundElement;
  }

  async seeAddress(pattern: RegExp): Promise<void> {
    const address = () => this.run(() => location.pathname + location.search);
    await this.until(`Not at ${pattern.source}`, address, (each) => pattern.test(each));
  }

  /** Waits until nothing is loading or moving. */
  async settle(): Promise<void> {
    let last = '';
    await this.until(
      'The page keeps changing',
      async () => {
        const before = last;
        await delay(150);
        last = await this.run(describePage);
        return last !== 'busy' && last === before;
      },
      (isStable) => isStable,
    );
  }

  /** Clicks the middle of an element, once it rests and nothing covers it. */
  async click(target: Target): Promise<void> {
    let last: FoundElement | null = null;
    const place = await this.until(
      `Not clickable: ${JSON.stringify(target)}`,
      async () => {
        const before = last;
        last = await this.see(target);
        const isResting = before?.x === last.x && before.y === last.y && before.width === last.width;
        return { ...last, isReady: isResting && last.isReachable };
      },
      ({ isReady }) => isReady,
    );
    await this.clickAt({ x: place.x + place.width / 2, y: place.y + place.height / 2 });
  }

  async clickAt(point: Point): Promise<void> {
    await this.#point([move(point), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
  }

  /** Presses at a point, moves to another in steps, and releases there. */
  async drag(from: Point, to: Point): Promise<void> {
    const steps = 8;
    const between = Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
    await this.#point([
      move(from),
      { type: 'pointerDown', button: 0 },
      ...between.flatMap((point) => [move(point), { type: 'pause' as const, duration: 30 }]),
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async press(combination: string): Promise<void> {
    await this.#driver.perform([keyPress(combination)]);
  }

  async type(text: string): Promise<void> {
    await this.#driver.perform([typing(text)]);
  }

  /** Replaces the text of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.press('Control+a');
    await this.type(text);
    await this.until(
      `${text} was not typed`,
      () => this.see(target),
      (field) => field.text === text,
    );
  }

  focus(): Promise<{ role: string; name: string; text: string }> {
    return this.run(describeFocus);
  }

  async #point(actions: InputAction[]): Promise<void> {
    await this.#driver.perform([mouse(actions)]);
  }
}

const move = ({ x, y }: Point): InputAction => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});
