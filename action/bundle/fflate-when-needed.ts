/**
 * In the bundle, this takes the place of fflate (see `paths` in action/tsconfig.json), which runs when it is called first: that takes
 * 4 ms, and the Action has zlib, so that only damaged data and the drawing of images need it.
 */
import type { InflateOptions } from 'fflate';
import type * as Fflate from './fflate';

// eslint-disable-next-line @typescript-eslint/no-require-imports -- the callers cannot wait for import()
const fflate = (): typeof Fflate => require('./fflate') as typeof Fflate;

export const inflateSync: typeof Fflate.inflateSync = <T extends ArrayBufferLike>(
	data: Uint8Array,
	options?: InflateOptions<T>,
) => fflate().inflateSync(data, options);
export const zlibSync: typeof Fflate.zlibSync = (data, options) => fflate().zlibSync(data, options);

/** For `new`: a constructor that returns another object gives that object. */
export const Inflate = function (...given: readonly unknown[]) {
	return Reflect.construct(fflate().Inflate, given) as object;
} as unknown as typeof Fflate.Inflate;
export const Zlib = function (...given: readonly unknown[]) {
	return Reflect.construct(fflate().Zlib, given) as object;
} as unknown as typeof Fflate.Zlib;

export const FlateErrorCode = {
	get UnexpectedEOF() {
		return fflate().FlateErrorCode.UnexpectedEOF;
	},
};
