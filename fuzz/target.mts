/** A target builds an input from a seed and runs it; a violated property throws a Violation. */
import { OctavoError } from '../shared/contract/errors';

/** Everything that a run needs. It is kept with a crash, so that the run can be repeated. */
export interface Input {
	readonly bytes: Uint8Array;
	/** Text beside the bytes: JSON of parameters, a content type. */
	readonly text: string;
}

export interface Source {
	readonly bytes: Uint8Array;
	/** Undefined for files that are not documents: an image, an attachment. */
	readonly password: string | undefined;
}

/** Results that qpdf may judge, and what they were made from. */
export interface Success {
	readonly sources: readonly Source[];
	readonly results: readonly Source[];
}

export interface Target {
	readonly seeds: 'documents' | 'images' | 'markdown' | 'packages' | 'texts';
	mutate(random: Random, seed: Input, other: Input): Input | Promise<Input>;
	/** Resolves to the results, or to undefined if qpdf cannot judge them or the input was refused correctly. */
	run(input: Input): Promise<Success | undefined>;
}

export class Violation extends Error {}

export const must = (holds: boolean, what: string): void => {
	if (!holds) throw new Violation(what);
};

/** Accepts refusals, and turns every other error into a violation. */
export async function refused<T>(work: () => T | Promise<T>): Promise<T | undefined> {
	try {
		return await work();
	} catch (thrown) {
		if (!(thrown instanceof OctavoError)) throw thrown;
		if (thrown.code === 'internal') throw thrown.cause instanceof Error ? thrown.cause : thrown;
		return undefined;
	}
}

export const isFileName = (name: string): boolean =>
	name !== '' && name !== '.' && name !== '..' && !/[/\\\p{Cc}]/u.test(name.replace(/[\x80-\x9f]/g, ''));
import type { Random } from '../test/support/random';
