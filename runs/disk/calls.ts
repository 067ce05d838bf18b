/**
 * Short calls of the file system are synchronous: an asynchronous call takes several times as long, and this thread does nothing else
 * but receive results of workers.
 */
import { lstatSync, readFileSync, realpathSync, statSync, unlinkSync, writeFileSync, type Stats } from 'node:fs';

/** The most bytes that are read or written synchronously: workers must not wait for larger files. */
const SHORT = 1 << 20;

/** Without links; `undefined` if it does not exist or cannot be reached. */
export const realPath = (file: string): string | undefined => attemptCall(() => realpathSync.native(file));

/** Follows links. `undefined` as `realPath`. */
export const statOf = (file: string): Stats | undefined => attemptCall(() => statSync(file));

/** Does not follow links. `undefined` as `realPath`. */
export const entryOf = (file: string): Stats | undefined => attemptCall(() => lstatSync(file));

/** Whether it is a link, also one that leads nowhere; on Windows also a junction. */
export const isLink = (file: string): boolean => entryOf(file)?.isSymbolicLink() ?? false;

/** @throws a system error */
export async function readWhole(file: string): Promise<Buffer> {
	if (statSync(file).size <= SHORT) return readFileSync(file);
	const { readFile } = await import('node:fs/promises');
	return readFile(file);
}

/** Makes a new file. @throws a system error, such as EEXIST */
export async function writeNew(file: string, bytes: Uint8Array): Promise<void> {
	if (bytes.length <= SHORT) return writeFileSync(file, bytes, { flag: 'wx' });
	const { writeFile } = await import('node:fs/promises');
	await writeFile(file, bytes, { flag: 'wx' });
}

/** Whether it is there or not. */
export const remove = (file: string): void => attemptCall(() => unlinkSync(file));

function attemptCall<T>(call: () => T): T | undefined {
	try {
		return call();
	} catch {
		return undefined;
	}
}
