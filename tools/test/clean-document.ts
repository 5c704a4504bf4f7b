import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { getElementError } from './short-errors';

// on a busy machine the default second is too short
configure({ asyncUtilTimeout: 30_000, getElementError });

// test files share one document: the library registers its hook only in the first file
afterEach(cleanup);
