/** Whether shortcuts use Cmd instead of Ctrl. */
export const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
