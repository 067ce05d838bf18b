/** How the objects of one file are written, decided once before the first of them. */
import type { MarkAllOptions } from '../reachability';
import type { Security } from '../security';

export interface WriteMode {
	/** Objects get new numbers, without gaps. */
	readonly renumber: boolean;
	/** Strings and stream data must be encrypted, decrypted, or both. */
	readonly strings: boolean;
	/** The encryption of at least one document changes. */
	readonly recrypt: boolean;
	readonly security: Security | undefined;
	/** Objects may be packed into object streams. */
	readonly streams: boolean;
	/** Object streams are not compressed. */
	readonly draft: boolean;
	readonly alias: MarkAllOptions['alias'] | undefined;
}
