/** What is used of fflate, as a file of its own in the bundle. */
export { FlateErrorCode, Inflate, inflateSync, Zlib, zlibSync } from 'fflate';
