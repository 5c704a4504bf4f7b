import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// test files share one document: the library registers its own hook in the first file only
afterEach(cleanup);
