/** The limits of packages from outside, and the errors beyond them. */
import { OctavoError } from '../contract/errors';

export interface PackageLimits {
	/** Most documents in one package. Local documents have at most as many pages. */
	readonly entries: number;
	/** Most bytes of all documents together, once they are unpacked. */
	readonly bytes: number;
	/** Most bytes of all documents as a multiple of the package's size, beyond `allowance`: real PDFs deflate to a tenth at best. */
	readonly expansion: number;
	/** Bytes that are always allowed: tiny packages of blank pages deflate well. */
	readonly allowance: number;
}

export const defaultPackageLimits: PackageLimits = {
	entries: 500_000,
	bytes: 2 ** 32 - 1,
	expansion: 100,
	allowance: 64 * 1024 * 1024,
};

const LOCALLY = 'Process the document locally, or in smaller pieces';

/** A package that cannot be read. `reason` completes the sentence and holds no content. */
export function invalidPackage(reason: string, cause?: unknown): OctavoError {
	return new OctavoError('service_failure', `The documents in the answer cannot be read: ${reason}`, {
		cause,
		advice: 'Try again. If the fault stays, process the document locally, or tell the provider of the service',
	});
}

/** Counts the unpacked bytes of a package, and refuses before the memory is allocated. */
export class Budget {
	private entries = 0;
	private bytes = 0;
	private readonly most: number;

	constructor(
		private readonly limits: PackageLimits,
		packageBytes: number,
	) {
		this.most = Math.min(limits.bytes, limits.allowance + packageBytes * limits.expansion);
	}

	/** @throws OctavoError `limit_exceeded` */
	take(bytes: number): void {
		this.entries += 1;
		this.bytes += bytes;
		if (this.entries > this.limits.entries)
			throw new OctavoError('limit_exceeded', `The answer holds more than ${this.limits.entries} documents`, { advice: LOCALLY });
		if (this.bytes > this.most)
			throw new OctavoError('limit_exceeded', `The answer unpacks to more than ${this.most} bytes`, { advice: LOCALLY });
	}
}
