// Setup that a test page needs once. A setup file is loaded again with each test file; its imports are not.
import './react-without-traces';
import './timeouts';
import './fast-queries';
import './seed';
