/** The parts of fflate that are used. Its build for browsers does not load worker threads. */
export { FlateErrorCode, Inflate, inflateSync, Zlib, zlibSync } from 'fflate/browser';
