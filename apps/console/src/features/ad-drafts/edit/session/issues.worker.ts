import { createValidatorHost, type CheckRequest } from '@meridian/draft-editor/core';

const check = createValidatorHost((response) => postMessage(response));
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => check(data));
