/** The parts of fflate that are used, as a separate file in the bundle. */
export { FlateErrorCode, Inflate, inflateSync, Zlib, zlibSync } from 'fflate';
