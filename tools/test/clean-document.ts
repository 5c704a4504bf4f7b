import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// test files share one document: the library registers its hook only in the first file
afterEach(cleanup);
