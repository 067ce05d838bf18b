/** Node's `Buffer`, which the sources know as a global: esbuild puts this in its place. */
import { Buffer } from 'buffer';

/** The package refuses plain bytes where Node takes them. */
const asBuffer = <T>(value: T): T | Buffer =>
	value instanceof Uint8Array && !Buffer.isBuffer(value) ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;

const methods = Buffer.prototype as unknown as Record<string, (...values: unknown[]) => unknown>;
for (const name of ['equals', 'copy', 'indexOf', 'lastIndexOf', 'includes']) {
	const original = methods[name]!;
	methods[name] = function (this: Buffer, first: unknown, ...rest: unknown[]) {
		return original.call(this, asBuffer(first), ...rest);
	};
}

export { Buffer };
