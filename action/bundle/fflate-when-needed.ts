/**
 * In the bundle, this takes the place of fflate (see `paths` in action/tsconfig.json), which runs when it is called first: that takes
 * 4 ms, and the Action has zlib, so that only the drawing of images needs it.
 */
import type * as Fflate from './fflate';

// eslint-disable-next-line @typescript-eslint/no-require-imports -- the callers cannot wait for import()
const fflate = (): typeof Fflate => require('./fflate') as typeof Fflate;

export const zlibSync: typeof Fflate.zlibSync = (data, options) => fflate().zlibSync(data, options);

/** For `new`: a constructor that returns another object gives that object. */
export const Zlib = function (...given: readonly unknown[]) {
	return Reflect.construct(fflate().Zlib, given) as object;
} as unknown as typeof Fflate.Zlib;
