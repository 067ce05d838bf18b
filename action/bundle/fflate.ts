/** The parts of fflate that are used. Its build for browsers does not load worker threads. */
export { Zlib, zlibSync } from 'fflate/browser';
