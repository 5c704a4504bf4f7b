/* global requestAnimationFrame */

const channel = new MessageChannel();
const queue = [];
channel.port1.onmessage = () => queue.shift()?.();

/** Calls back in a task right after the next frame was painted, with the time of that frame. */
export function afterPaint(callback) {
  requestAnimationFrame((time) => {
    queue.push(() => callback(time));
    channel.port2.postMessage(0);
  });
}

export const nextPaint = () => new Promise((resolve) => afterPaint(resolve));
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
