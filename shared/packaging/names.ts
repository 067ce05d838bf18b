/** Makes the file names of a package safe to use. */
import { partName } from '../file-names/part-names';
import { distinctNames, FILE_NAME, lastComponent } from '../file-names/safe-names';

// eslint-disable-next-line no-control-regex -- characters that a file name must not have
const CONTROL = /[\u0000-\u001f\u007f]/g;

/**
 * The last component of `given`, without control characters; the name of a part if nothing is left.
 */
export function baseName(given: string | undefined, index: number): string {
	const last = lastComponent((given ?? '').replace(CONTROL, ''));
	return last === '' || last === '.' || last === '..' ? partName(index + 1) : last;
}

/** The number in a part's name, for ordering: the last run of digits before the extension. A name without digits sorts last. */
export function numberInName(name: string): number {
	const stem = name.replace(/\.[^.]*$/, '');
	// One pass: a name may be a megabyte of digits.
	const digits = stem.match(/\d+/g)?.at(-1);
	return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits);
}

/** Names of the entries of a package, each once: a ZIP with equal names loses files when it is unpacked. */
export const entryNames = (documents: readonly { readonly name: string }[]): string[] =>
	distinctNames(
		documents.map(({ name }, index) => baseName(name, index)),
		FILE_NAME,
	);
