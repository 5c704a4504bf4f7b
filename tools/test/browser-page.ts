// What a page of tests needs once. A setup file is loaded again with each file of tests: what it imports is not.
import './react-without-traces';
import './timeouts';
import './fast-queries';
import './seed';
